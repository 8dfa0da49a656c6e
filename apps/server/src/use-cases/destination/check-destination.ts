import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { FieldIssue } from '../../domain/field-rules.ts';
import type { FieldValues } from '../../domain/field-values.ts';
import { isCpf, isIban, isNuban, isPixKey, isRoutingNumber } from './bank-accounts.ts';
import { chainOf, isAddress, isMemo } from './crypto-address.ts';

/** What to tell the player of a field whose check digits, network or memo are wrong. */
const destinationKeys = {
  iban: 'field.error.iban',
  account: 'field.error.nuban',
  routing: 'field.error.routing',
  cpf: 'field.error.cpf',
  pixKey: 'field.error.pixKey',
  address: 'field.error.address',
  memo: 'field.error.memo',
  lastDigits: 'field.error.cardNumber',
} as const;

const nigerian = 'bank_transfer_nigeria';
/** The last four digits of a sealed card, told so that the player knows it again. */
const lastDigits = 'last_digits';

/** Everything about a destination that is wrong although each field has its shape. */
export function checkDestination(method: PaymentMethod, fields: FieldValues): readonly FieldIssue[] {
  const text = (name: string) => {
    const value = fields[name];
    return value === undefined || value === '' ? undefined : String(value).trim();
  };
  const issues: FieldIssue[] = [];
  const expect = (name: string, isRight: (value: string) => boolean, key: string) => {
    const value = text(name);
    if (value !== undefined && !isRight(value)) {
      issues.push({ path: `fields.${name}`, message: 'is no account or address that there can be', key });
    }
  };
  expect('iban', isIban, destinationKeys.iban);
  expect('routing_number', isRoutingNumber, destinationKeys.routing);
  expect('cpf', isCpf, destinationKeys.cpf);
  expect('pix_key', isPixKey, destinationKeys.pixKey);
  expect(lastDigits, (value) => /^\d{4}$/.test(value), destinationKeys.lastDigits);
  if (method.category === nigerian) {
    expect('account_number', (value) => isNuban(value, text('bank') ?? ''), destinationKeys.account);
  }
  const chain = chainOf(text('network') ?? method.asset ?? '');
  // An address of a chain that nobody can check is not paid to.
  expect(
    'crypto_address',
    (value) => chain !== undefined && isAddress(chain, value),
    destinationKeys.address,
  );
  expect('memo', (value) => chain !== undefined && isMemo(chain, value), destinationKeys.memo);
  return issues;
}
