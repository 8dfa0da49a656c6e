import { createHash } from 'node:crypto';

/** Bytes that belong to a payment for good: the same on every reply and after a restart. At most 32. */
export function deriveBytes(paymentId: string, label: string, count: number): Uint8Array {
  return createHash('sha256').update(`${label}:${paymentId}`).digest().subarray(0, count);
}

/** Decimal digits that belong to a payment. */
export function deriveDigits(paymentId: string, label: string, count: number): string {
  const number = BigInt(`0x${createHash('sha256').update(`${label}:${paymentId}`).digest('hex')}`);
  return (number % 10n ** BigInt(count)).toString().padStart(count, '0');
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Letters and digits that nobody mixes up, for codes that people type. */
export function deriveCode(paymentId: string, label: string, length: number): string {
  return [...deriveBytes(paymentId, label, length)].map((byte) => alphabet[byte % alphabet.length]).join('');
}
