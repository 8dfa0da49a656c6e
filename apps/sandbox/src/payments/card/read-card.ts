import { passesLuhn } from '@opencashier/contract/entities/card-number';
import { brandOf } from './brands.ts';
import type { SealedFields } from './vault.ts';

/** A card that can be charged; lives in memory for one call. */
interface Card {
  readonly number: string;
  readonly brand: string;
}

export type ReadCard =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'invalid'; readonly code: string; readonly message: string };

const invalid = (code: string, message: string): ReadCard => ({ kind: 'invalid', code, message });

/** Good until the end of its month (`MM/YY`). */
function isExpired(month: number, year: number, now: Date): boolean {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return (2000 + year) * 12 + month - 1 < thisMonth;
}

/** Checks number, brand, expiry and code. The messages name what is wrong, never what was given. */
export function readCard(fields: SealedFields, now: Date): ReadCard {
  const of = (...names: readonly string[]) =>
    names
      .map((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : ''))
      .find((text) => text !== '') ?? '';
  const number = of('card_number', 'number').replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return invalid('invalid_card_number', 'The card number is not right.');
  }
  const brand = brandOf(number);
  if (!brand) return invalid('unsupported_brand', 'Cards of this kind are not taken.');
  const [, month = '', year = ''] =
    /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(of('card_expiry', 'expiry')) ?? [];
  if (month === '') return invalid('invalid_expiry', 'The expiry date is not right.');
  if (isExpired(Number(month), Number(year), now)) return invalid('expired_card', 'The card has expired.');
  const code = of('card_cvc', 'cvc');
  const isCodeRight = code === '' ? !brand.hasCode : /^\d{3,4}$/.test(code);
  if (!isCodeRight) return invalid('invalid_cvc', 'The security code is not right.');
  return { kind: 'card', card: { number, brand: brand.name } };
}
