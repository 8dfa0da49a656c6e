import { transactionIdMethods } from '@opencashier/contract/constants';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { DepositOutcome } from '../deposit/outcome.ts';

/** How a payment is made, as its room words and numbers it. */
export const paymentFlavours = [
  'card',
  'phone',
  'wallet',
  'account',
  'bank',
  'virtual',
  'invoice',
  'cash',
  'mobile',
  'peer',
  'request',
] as const;
export type PaymentFlavour = (typeof paymentFlavours)[number];

/** The steps of each, in words: `steps.{flavour}.{number}`. */
export const stepsOfFlavour = 3;

/** Category of the methods that are confirmed on the payer's phone. */
const mobileCategory = 'mobile';

const byRequisite: readonly (readonly [name: string, flavour: PaymentFlavour])[] = [
  ['invoiceCode', 'invoice'],
  ['virtualAccount', 'virtual'],
  ['iban', 'bank'],
  ['nuban', 'bank'],
  ['ifsc', 'bank'],
];

/** Without requisites it is a request that waits in an app: a phone's, a bank's, or that of the bank chosen before. */
function requestOf(method: PaymentMethod | undefined): PaymentFlavour {
  if (method?.category === mobileCategory) return 'mobile';
  return method?.cardViewType === cardViewTypes.p2p ? 'peer' : 'request';
}

/** What kind of payment an instruction asks for. */
export function flavourOf(outcome: DepositOutcome, method: PaymentMethod | undefined): PaymentFlavour {
  if (outcome.kind === 'voucher') return 'cash';
  if (outcome.kind !== 'hostToHost') return requestOf(method);
  if (method && transactionIdMethods.includes(method.name)) return 'wallet';
  const { card, requisites } = outcome;
  if (card?.number || card?.encoded) return 'card';
  if (card?.phone) return 'phone';
  const names = new Set(requisites.map(({ name }) => name));
  return byRequisite.find(([name]) => names.has(name))?.[1] ?? 'account';
}
