import type { AnnouncedFact } from '../books/fact.ts';
import type { Payment } from '../payments/payment.ts';

/** An event as the merchant sees it: the same in a webhook and in the list of a payment's events. */
export interface EventBody {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | boolean>>;
}

function particulars(event: AnnouncedFact): Readonly<Record<string, string | boolean>> {
  switch (event.type) {
    case 'payment.pending':
    case 'payment.expired':
      return {};
    case 'payment.paid': {
      const { transactionId, amount, currency, isLate } = event;
      return { transactionId, amount, currency, isLate };
    }
    case 'payment.failed':
      return { reason: event.reason };
    case 'payment.canceled':
      return { reason: 'canceled' };
    case 'payment.refunded':
    case 'payment.charged_back':
    case 'payment.chargeback_won': {
      const { transactionId, reversalId, amount, currency } = event;
      return { transactionId, reversalId, amount, currency };
    }
  }
}

/** What the merchant is told of a fact. A cancellation is a failure with its own reason. */
export function eventBody(event: AnnouncedFact, payment: Payment): EventBody {
  const { id: paymentId, details } = payment;
  return {
    id: event.eventId,
    type: event.type === 'payment.canceled' ? 'payment.failed' : event.type,
    timestamp: event.at,
    data: { paymentId, reference: details.reference, ...particulars(event) },
  };
}
