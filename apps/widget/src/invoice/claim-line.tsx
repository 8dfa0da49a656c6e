import { type InputHTMLAttributes, type RefObject, useRef, useState } from 'react';
import { type ClaimInput, claimFieldsOf } from '../flows/invoice/transaction-id.ts';
import { useText } from '../i18n/use-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** What the player types to go with their claim. */
export interface ClaimEntry {
  readonly asked: ClaimInput;
  readonly text: string;
  readonly isWrong: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  change(text: string): void;
  leave(): void;
  /** What goes with the claim; undefined, with the line in focus, while it breaks its rule. */
  claimFields(): Readonly<Record<string, string>> | undefined;
}

export function useClaimEntry(asked: ClaimInput): ClaimEntry {
  const [{ text, isWrong }, setState] = useState({ text: '', isWrong: false });
  const input = useRef<HTMLInputElement>(null);
  const check = () => {
    const fields = claimFieldsOf(asked, text);
    setState({ text, isWrong: fields === undefined });
    return fields;
  };
  return {
    asked,
    text,
    isWrong,
    input,
    change: (next) => setState({ text: next, isWrong: isWrong && claimFieldsOf(asked, next) === undefined }),
    // An empty line is asked for with the claim, not in passing.
    leave: () => void (text.trim() !== '' && check()),
    claimFields() {
      const fields = check();
      if (!fields) {
        input.current?.scrollIntoView({ block: 'center' });
        input.current?.focus({ preventScroll: true });
      }
      return fields;
    },
  };
}

export interface ClaimLineProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoCapitalize'> {
  readonly entry: ClaimEntry;
  readonly hint: string;
}

/** The line for it. */
export function ClaimLine({ entry, hint, ...keyboard }: ClaimLineProps) {
  const t = useText();
  const { name, placeholder, errorText } = entry.asked.field;
  return (
    <TextField
      {...keyboard}
      ref={entry.input}
      name={name}
      label={t(placeholder)}
      hint={hint}
      error={entry.isWrong ? t(errorText) : undefined}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      value={entry.text}
      onChange={(event) => entry.change(event.target.value)}
      onBlur={entry.leave}
    />
  );
}
