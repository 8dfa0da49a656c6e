import { isQuestion, outstanding, type Payment } from '../payment.ts';
import { announcement, type Decision, happens, type RuleContext, refused } from './decision.ts';

const notPayable = refused('not_payable', 'This payment asks for something first; its answer can be paid.');

/** How much is paid: what is asked, less, more, or in another currency. */
export type PayHow =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly minor?: bigint }
  | { readonly kind: 'more'; readonly minor?: bigint }
  | { readonly kind: 'otherCurrency' };

function tenth(minor: bigint): bigint {
  const share = minor / 10n;
  return share > 0n ? share : 1n;
}

/** How much arrives; `undefined` where it would not be what the words say. */
export function amountOf(payment: Payment, how: PayHow): bigint | undefined {
  const rest = outstanding(payment);
  switch (how.kind) {
    case 'whole':
    case 'otherCurrency':
      return rest > 0n ? rest : undefined;
    case 'part': {
      const minor = how.minor ?? rest - tenth(rest);
      return minor > 0n && minor < rest ? minor : undefined;
    }
    case 'more': {
      const minor = how.minor ?? rest + tenth(payment.minor);
      return minor > rest ? minor : undefined;
    }
  }
}

/**
 * Money arrives. After the payment's end it is taken all the same and marked late. What was underpaid can be topped
 * up: each arrival is a transaction of its own.
 */
export function pay(context: RuleContext, payment: Payment, how: PayHow = { kind: 'whole' }): Decision {
  if (isQuestion(payment)) return notPayable;
  const minor = amountOf(payment, how);
  if (minor === undefined) {
    return outstanding(payment) === 0n && how.kind === 'whole'
      ? refused('already_paid', 'This payment is paid already.')
      : refused(
          'invalid_amount',
          'Less than what is open can be underpaid, more can be overpaid; neither is nothing.',
        );
  }
  // Made before the payment's own event, so that the times are in the order of the events.
  const pending =
    payment.state === 'open' ? [{ ...announcement(context, payment), type: 'payment.pending' } as const] : [];
  const otherCurrency = payment.currency === 'USD' ? 'EUR' : 'USD';
  return happens(...pending, {
    ...announcement(context, payment),
    type: 'payment.paid',
    transactionId: context.ids.next('txn'),
    amount: minor.toString(),
    currency: how.kind === 'otherCurrency' ? otherCurrency : payment.currency,
    isLate: payment.state === 'failed' || payment.state === 'canceled' || payment.state === 'expired',
  });
}

/** Accepted now, paid at a later time by itself. */
export function promise(context: RuleContext, payment: Payment, delayMs: number): Decision {
  if (isQuestion(payment)) return notPayable;
  if (outstanding(payment) === 0n) return refused('already_paid', 'This payment is paid already.');
  if (payment.dueAt !== undefined) return refused('already_promised', 'This payment is on its way already.');
  const now = context.clock.now();
  const promised = {
    at: now.toISOString(),
    paymentId: payment.id,
    type: 'payment.promised',
    dueAt: new Date(now.getTime() + delayMs).toISOString(),
  } as const;
  if (payment.state !== 'open') return happens(promised);
  return happens({ ...announcement(context, payment), type: 'payment.pending' }, promised);
}
