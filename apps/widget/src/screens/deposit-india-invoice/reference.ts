export interface ReferenceState {
  readonly text: string;
  readonly isWrong: boolean;
}

/** A UTR, the bank's own number of a UPI payment. */
const utr = /^\d{12}$/;

const digitOf = (sign: string) => {
  const point = sign.codePointAt(0) ?? 0;
  // The digits of Devanagari, Bengali, Telugu and Arabic stand in rows of ten.
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xc66];
  const zero = zeros.find((start) => point >= start && point < start + 10);
  return zero === undefined ? sign : String(point - zero);
};

/**
 * What goes with the claim: the reference number without the words and blanks that were pasted with it, or nothing while
 * none was given. Undefined for a text that is none.
 */
export function referenceFields(text: string): Readonly<Record<string, string>> | undefined {
  const digits = [...text].map(digitOf).join('').replace(/\D/g, '');
  if (text.trim() === '') return {};
  return utr.test(digits) ? { transaction_id: digits } : undefined;
}
