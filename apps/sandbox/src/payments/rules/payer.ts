import { scenarioNamed } from '../../scenarios/scenarios.ts';
import { settleOnChain, stepOnChain } from '../crypto/transfers.ts';
import { isQuestion, type Payment, received, traitOf } from '../payment.ts';
import { announcement, type Decision, happens, type RuleContext } from './decision.ts';
import { type PayHow, pay } from './pay.ts';

/** Money arrives in the way of the payment's kind: over a chain with all its confirmations, else at once. */
export function payBy(context: RuleContext, payment: Payment, how: PayHow = { kind: 'whole' }): Decision {
  const isOnChain = payment.details.instruction === 'crypto' && how.kind !== 'otherCurrency';
  return isOnChain ? settleOnChain(context, payment, how) : pay(context, payment, how);
}

/** What falls due of a payment by itself: the money, or the next step towards it. */
export function payDue(context: RuleContext, payment: Payment): Decision {
  const isStepwise = scenarioNamed(payment.details.scenario)?.afterCreation === 'payByItself';
  const isOnChain = payment.details.instruction === 'crypto';
  return isStepwise && isOnChain ? stepOnChain(context, payment) : payBy(context, payment);
}

/**
 * The payer's own button. What is paid once stays paid once: a second press changes nothing. The scenario of the
 * amount decides how much really arrives.
 */
export function payByPayer(context: RuleContext, payment: Payment): Decision {
  if (received(payment) > 0n || payment.state === 'paid' || payment.dueAt !== undefined) return happens();
  const scenario = scenarioNamed(payment.details.scenario);
  if (scenario?.failsAfterPending && payment.state === 'open') {
    return happens(
      { ...announcement(context, payment), type: 'payment.pending' },
      { ...announcement(context, payment), type: 'payment.failed', reason: 'refused_by_bank' },
    );
  }
  if (traitOf(payment, 'worth') === 'half') {
    return payBy(context, payment, { kind: 'part', minor: payment.minor / 2n });
  }
  return payBy(context, payment, { kind: scenario?.pays ?? 'whole' });
}

/** The payer lets the payment expire and pays afterwards. */
export function payLate(context: RuleContext, payment: Payment, delayMs: number): Decision {
  if (isQuestion(payment) || received(payment) > 0n || payment.dueAt !== undefined) return happens();
  if (payment.state !== 'open' && payment.state !== 'pending') return payBy(context, payment);
  const now = context.clock.now();
  const dueAt = new Date(now.getTime() + delayMs).toISOString();
  return happens(
    { ...announcement(context, payment), type: 'payment.expired' },
    { at: now.toISOString(), paymentId: payment.id, type: 'payment.promised', dueAt },
  );
}
