import { isQuestion, type Payment, received } from '../payment.ts';
import { type Decision, happens, type RuleContext, refused } from './decision.ts';

/**
 * The payer says that the money is sent: recorded for whoever looks, and no money moves. Said again it changes nothing,
 * unless it now names a transaction.
 */
export function claimPaid(context: RuleContext, payment: Payment, transactionId?: string): Decision {
  if (isQuestion(payment)) return refused('not_payable', 'This payment asks for something first.');
  const isSame =
    payment.claim && (transactionId === undefined || payment.claim.transactionId === transactionId);
  if (isSame || received(payment) > 0n) return happens();
  if (payment.state === 'failed' || payment.state === 'canceled') {
    return refused('already_finished', `This payment is ${payment.state}.`);
  }
  return happens({
    at: context.clock.now().toISOString(),
    paymentId: payment.id,
    type: 'payment.claimed',
    ...(transactionId === undefined ? {} : { transactionId }),
  });
}
