import { type RefObject, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type ReferenceState, referenceFields } from './reference.ts';

/** The bank's reference number as the player types it, and what of it goes with the claim. */
export interface Reference {
  readonly text: string;
  readonly isWrong: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  setText(text: string): void;
  leave(): void;
  claimFields(): Readonly<Record<string, string>> | undefined;
}

export function useReference(): Reference {
  const [{ text, isWrong }, setState] = useState<ReferenceState>({ text: '', isWrong: false });
  const input = useRef<HTMLInputElement>(null);
  const check = () => {
    const fields = referenceFields(text);
    setState({ text, isWrong: fields === undefined });
    return fields;
  };
  return {
    text,
    isWrong,
    input,
    setText: (next) => setState({ text: next, isWrong: isWrong && referenceFields(next) === undefined }),
    leave: check,
    claimFields() {
      const fields = check();
      if (!fields) input.current?.focus();
      return fields;
    },
  };
}

/** The number that the player's app shows after paying. It helps to find the money; without it the money arrives too. */
export function ReferenceField({ reference }: { readonly reference: Reference }) {
  const t = useText();
  return (
    <TextField
      ref={reference.input}
      name="transaction_id"
      label={t('upi.reference')}
      hint={t('upi.referenceHint')}
      error={reference.isWrong ? t('upi.referenceError') : undefined}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={reference.text}
      onChange={(event) => reference.setText(event.target.value)}
      onBlur={reference.leave}
    />
  );
}
