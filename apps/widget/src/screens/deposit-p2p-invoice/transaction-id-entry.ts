import { type RefObject, useRef, useState } from 'react';
import { transactionIdField, transactionIdOf } from '../../flows/invoice/transaction-id.ts';

/** What the player typed as their wallet's transaction id, and what a claim makes of it. */
export interface TransactionIdEntry {
  readonly text: string;
  readonly isWrong: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  change(text: string): void;
  /** What goes with the claim; undefined, with the field in focus, while it can be no id. */
  claimFields(): Readonly<Record<string, string>> | undefined;
}

export function useTransactionId(): TransactionIdEntry {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return {
    text,
    isWrong,
    input,
    change(typed) {
      setText(typed);
      setIsWrong(false);
    },
    claimFields() {
      const id = transactionIdOf(text);
      if (id !== undefined) return { [transactionIdField]: id };
      setIsWrong(true);
      input.current?.scrollIntoView({ block: 'center' });
      input.current?.focus({ preventScroll: true });
      return undefined;
    },
  };
}
