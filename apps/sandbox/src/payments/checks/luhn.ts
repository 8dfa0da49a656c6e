import { passesLuhn } from '@opencashier/contract/entities/card-number';

/** Digits with the check digit of ISO/IEC 7812-1, annex B, at their end. */
export function withLuhn(digits: string): string {
  const check = [...'0123456789'].find((digit) => passesLuhn(digits + digit)) ?? '0';
  return digits + check;
}
