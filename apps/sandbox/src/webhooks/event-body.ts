import type { AnnouncedFact, ChainProgress } from '../books/fact.ts';
import { type Payment, traitOf } from '../payments/payment.ts';

/** An event as the merchant sees it: the same in a webhook and in the list of a payment's events. */
export interface EventBody {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | boolean | ChainProgress | Instrument>>;
}

/** A card that the merchant may charge again by its token. */
interface Instrument {
  readonly token: string;
  readonly label: string;
  readonly brand: string;
}

function instrumentOf(payment: Payment): { readonly instrument?: Instrument } {
  const token = traitOf(payment, 'token');
  if (token === '') return {};
  return { instrument: { token, label: traitOf(payment, 'label'), brand: traitOf(payment, 'brand') } };
}

const ofChain = (chain: ChainProgress | undefined) => (chain === undefined ? {} : { chain });

function particulars(event: AnnouncedFact, payment: Payment): EventBody['data'] {
  switch (event.type) {
    case 'payment.pending':
      return ofChain(event.chain);
    case 'payment.expired':
      return {};
    case 'payment.paid': {
      const { transactionId, amount, currency, isLate, chain } = event;
      return { transactionId, amount, currency, isLate, ...ofChain(chain), ...instrumentOf(payment) };
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
    data: { paymentId, reference: details.reference, ...particulars(event, payment) },
  };
}
