import { transactionIdMethods } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { DepositOutcome } from '../deposit/outcome.ts';

/** How a payment is made, as its room words and numbers it. */
export type PaymentFlavour =
  | 'card'
  | 'phone'
  | 'wallet'
  | 'account'
  | 'bank'
  | 'virtual'
  | 'invoice'
  | 'cash'
  | 'request';

/** The steps of each, in words: `steps.{flavour}.{number}`. */
export const stepsOfFlavour = 3;

const byRequisite: readonly (readonly [name: string, flavour: PaymentFlavour])[] = [
  ['invoiceCode', 'invoice'],
  ['virtualAccount', 'virtual'],
  ['iban', 'bank'],
  ['nuban', 'bank'],
  ['ifsc', 'bank'],
];

/** What kind of payment an instruction asks for; whatever ends without requisites is a request in an app. */
export function flavourOf(outcome: DepositOutcome, method: PaymentMethod | undefined): PaymentFlavour {
  if (outcome.kind === 'voucher') return 'cash';
  if (outcome.kind !== 'hostToHost') return 'request';
  if (method && transactionIdMethods.includes(method.name)) return 'wallet';
  const { card, requisites } = outcome;
  if (card?.number || card?.encoded) return 'card';
  if (card?.phone) return 'phone';
  const names = new Set(requisites.map(({ name }) => name));
  return byRequisite.find(([name]) => names.has(name))?.[1] ?? 'account';
}
