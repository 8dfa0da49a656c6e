import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { FieldValues } from '../../domain/field-values.ts';

const dots = '••••';

/** Fields that say where money goes, the most telling first. */
const telling = [
  'iban',
  'account_number',
  'crypto_address',
  'wallet_number',
  'pix_key',
  'phone',
  'email',
  'upi_id',
  'last_digits',
] as const;

function masked(name: string, value: string): string {
  if (name === 'crypto_address') return `${value.slice(0, 6)}…${value.slice(-4)}`;
  const at = value.indexOf('@');
  if (at > 0) return `${value.slice(0, 1)}${dots}${value.slice(at)}`;
  return `${dots} ${value.replace(/\s/g, '').slice(-4)}`;
}

/** Where the money goes, as it may be shown and kept in lists; of a sealed card only what the player's browser tells. */
export function destinationOf(method: PaymentMethod, fields: FieldValues): string {
  const name = telling.find((candidate) => {
    const value = fields[candidate];
    return value !== undefined && String(value) !== '';
  });
  if (name !== undefined) return masked(name, String(fields[name]));
  const first = method.fields.find((field) => field.category !== 'card' && fields[field.name] !== undefined);
  return first === undefined ? dots : masked(first.name, String(fields[first.name]));
}
