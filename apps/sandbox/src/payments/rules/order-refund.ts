import { type Payment, reversible } from '../payment.ts';
import { announcement, type Decision, happens, type RuleContext, refused } from './decision.ts';

/** What the merchant wants back to its payer, in minor units of the payment that it names. */
export interface RefundOrder {
  /** The merchant's own name of the order; told twice it is one refund. */
  readonly reference: string;
  readonly transactionId: string;
  readonly minor: bigint;
}

/** Under which id the books and events tell of an order. */
export const refundIdOf = (reference: string): string => `rev_${reference}`;

/** The merchant gives back a part of one payment, by the API. */
export function orderRefund(
  context: RuleContext,
  payment: Payment,
  { reference, transactionId, minor }: RefundOrder,
): Decision {
  const reversalId = refundIdOf(reference);
  const known = payment.movements.find(({ id }) => id === reversalId);
  if (known) {
    const isSame = known.transactionId === transactionId && known.minor === minor;
    return isSame ? happens() : refused('reference_conflict', 'This reference belongs to another refund.');
  }
  const paid = payment.movements.find(({ id, kind }) => kind === 'payment' && id === transactionId);
  if (!paid || minor > reversible(payment, transactionId)) {
    return refused('not_reversible', 'No more than what is paid and not yet given back can be reversed.');
  }
  return happens({
    ...announcement(context, payment),
    type: 'payment.refunded',
    transactionId,
    reversalId,
    amount: minor.toString(),
    currency: paid.currency,
  });
}
