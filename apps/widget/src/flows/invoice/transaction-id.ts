import type { InputField } from '@opencashier/contract/entities/form-field';
import { matchesPattern } from '../../forms/regex/safe-regex.ts';

/** A line that the player types in a room, to go with their claim. */
export interface ClaimInput {
  readonly field: InputField;
  /** Is there no claim without it? */
  readonly isRequired: boolean;
  /** What is sent of a text: without the words and blanks that were pasted with it. */
  readonly clean: (text: string) => string;
}

/** The name under which a claim carries what the player's bank or wallet gave them. */
const transactionIdField = 'transaction_id';

/** A wallet's transaction id, without which the payee does not find the money. */
export const walletTransactionId: ClaimInput = {
  field: {
    name: transactionIdField,
    placeholder: 'p2p.transactionId',
    pattern: '^[A-Z0-9]{6,20}$',
    errorText: 'p2p.transactionIdWrong',
  },
  isRequired: true,
  clean: (text) => text.replace(/[\s-]/g, '').toUpperCase(),
};

const digitOf = (sign: string) => {
  const point = sign.codePointAt(0) ?? 0;
  // The digits of Devanagari, Bengali, Telugu and Arabic stand in rows of ten.
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xc66];
  const zero = zeros.find((start) => point >= start && point < start + 10);
  return zero === undefined ? sign : String(point - zero);
};

/** A UTR, the bank's own number of a UPI payment. It helps to find the money, which arrives without it too. */
export const upiReference: ClaimInput = {
  field: {
    name: transactionIdField,
    placeholder: 'upi.reference',
    pattern: '^[0-9]{12}$',
    errorText: 'upi.referenceError',
  },
  isRequired: false,
  clean: (text) => [...text].map(digitOf).join('').replace(/\D/g, ''),
};

/** What goes with the claim: nothing for a line that may stay empty and is. Undefined for a text that breaks its rule. */
export function claimFieldsOf(
  { field, isRequired, clean }: ClaimInput,
  text: string,
): Readonly<Record<string, string>> | undefined {
  if (!isRequired && text.trim() === '') return {};
  const value = clean(text);
  return matchesPattern(field.pattern, value) ? { [field.name]: value } : undefined;
}

/** A wallet's transaction id as it is sent, in capitals and without blanks; undefined when it can be none. */
export function transactionIdOf(typed: string): string | undefined {
  return claimFieldsOf(walletTransactionId, typed)?.[transactionIdField];
}
