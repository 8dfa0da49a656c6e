import { passesLuhn } from '@opencashier/contract/entities/card-number';
import type { MethodField } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { FieldValues } from './field-values.ts';

/** The one field in which card data travels: a compact JWE to the provider's own key. */
export const encryptedCard = 'encrypted_card';

/** Fields whose values only the provider may read: number, expiry, holder, code, PIN. */
export function isCardField({ category }: MethodField): boolean {
  return category === 'card';
}

const cardFieldName = /card|^pan$|cv[cvn]2?$|^csc$|security[_-]?code/i;
const digitsOnly = /^\d[\d -]*$/;
/** Beginnings and lengths of the schemes that the catalogue's methods take (ISO/IEC 7812-1 and the national ones). */
const schemes = /^(?:3[47]\d{13}|(?:[2456]\d|35|86|98)\d{14}|(?:4\d|5[06-9]|6\d)\d{15,17})$/;

/** A text that could be paid with: digits of a card scheme with the right check digit. UzCard and Humo have none. */
function looksLikeCardNumber(value: string): boolean {
  if (!digitsOnly.test(value)) return false;
  const digits = value.replace(/[ -]/g, '');
  return schemes.test(digits) && (passesLuhn(digits) || /^(?:8600|5614|9860)/.test(digits));
}

/**
 * Names of the fields that carry card data in the clear: those that the method asks for encrypted, those that are
 * called like card data, and any other text that is a card number where the method has no field of its own for it.
 */
export function clearCardFields(method: PaymentMethod | undefined, values: FieldValues): readonly string[] {
  const own = new Map(method?.fields.map((field) => [field.name, field]));
  return Object.entries(values)
    .filter(([name, raw]) => {
      const value = String(raw).trim();
      if (name === encryptedCard || value === '') return false;
      const field = own.get(name);
      if (field !== undefined) return isCardField(field);
      return (cardFieldName.test(name) && /^[\d -]{3,}$/.test(value)) || looksLikeCardNumber(value);
    })
    .map(([name]) => name);
}

const part = /^[A-Za-z0-9_-]+$/;
const jweParts = 5;

/** Is it a JWE in compact form (RFC 7516, section 7.1)? What is in it only the provider can tell. */
export function isCompactJwe(text: string): boolean {
  const parts = text.split('.');
  const [header] = parts;
  if (header === undefined || parts.length !== jweParts || !parts.every((piece) => part.test(piece)))
    return false;
  try {
    const read: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return typeof read === 'object' && read !== null && 'alg' in read && 'enc' in read;
  } catch {
    return false;
  }
}
