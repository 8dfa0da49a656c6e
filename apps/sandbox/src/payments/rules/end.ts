import type { Payment } from '../payment.ts';
import { announcement, type Decision, happens, type RuleContext, refused } from './decision.ts';

/** Whether nothing final has happened yet. */
export function isUnfinished({ state }: Payment): boolean {
  return state === 'open' || state === 'pending';
}

const finished = (payment: Payment) =>
  refused('already_finished', `This payment is ${payment.state}: it cannot end once more.`);

/** The payment fails; a failed one stays so without another event. */
export function fail(context: RuleContext, payment: Payment, reason: string): Decision {
  if (payment.state === 'failed') return happens();
  if (!isUnfinished(payment)) return finished(payment);
  return happens({ ...announcement(context, payment), type: 'payment.failed', reason });
}

/** Time is up. */
export function expire(context: RuleContext, payment: Payment): Decision {
  if (payment.state === 'expired') return happens();
  if (!isUnfinished(payment)) return finished(payment);
  return happens({ ...announcement(context, payment), type: 'payment.expired' });
}

/** The merchant takes it back; possible while it is open, that is before the payer has begun to pay. */
export function cancel(context: RuleContext, payment: Payment): Decision {
  if (payment.state === 'canceled') return happens();
  if (payment.state !== 'open') return refused('not_cancelable', `This payment is ${payment.state}.`);
  return happens({ ...announcement(context, payment), type: 'payment.canceled' });
}
