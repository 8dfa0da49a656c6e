import { createHash } from 'node:crypto';
import { isCrypto } from '@opencashier/money/currencies';
import * as z from 'zod/mini';
import { newPayment } from '../payments/new-payment.ts';

/** What a merchant sends to have money paid out. */
export const newPayout = z.omit(newPayment, { instrument: true, returnUrl: true });
export type NewPayout = z.infer<typeof newPayout>;

const toCard = 'payout-card';
const methods: ReadonlySet<string> = new Set(['payout', toCard]);

const nameOf = (method: string) =>
  method
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^sandbox-/, '');

export function isPayoutMethod(method: string): boolean {
  return methods.has(nameOf(method));
}

/** Does it go to a card, whose number comes sealed? */
export function isPayoutToCard(method: string): boolean {
  return nameOf(method) === toCard;
}

/** A digest that tells a repetition from another order under the same reference. */
export function payoutFingerprint(order: NewPayout): string {
  const { fields, reference, method, amount, currency } = order;
  const sorted = Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([reference, method, amount, currency, sorted]))
    .digest('hex');
}

/** What an amount's last two digits choose, as they do for payments. Those of crypto come from a rate and choose nothing. */
export const payoutScenarios = [
  { digits: '41', id: 'waits', effect: 'Accepted; settled from the control page alone.' },
  { digits: '42', id: 'refused', effect: 'Refused at once; nothing is on record.' },
  { digits: '43', id: 'fails', effect: 'Accepted, then refused.' },
  { digits: '44', id: 'silent', effect: 'Accepted without a reply; settled all the same.' },
  { digits: '45', id: 'returns', effect: 'Accepted, settled, then returned.' },
] as const;
export type PayoutScenario = (typeof payoutScenarios)[number]['id'];

export function payoutScenarioOf({
  amount,
  currency,
}: Pick<NewPayout, 'amount' | 'currency'>): PayoutScenario | undefined {
  if (isCrypto(currency)) return undefined;
  return payoutScenarios.find(({ digits }) => amount.padStart(2, '0').endsWith(digits))?.id;
}
