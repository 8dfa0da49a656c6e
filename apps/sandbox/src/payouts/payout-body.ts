import type { AnnouncedPayout } from '../books/fact.ts';
import type { EventBody } from '../webhooks/event-body.ts';
import type { Payout } from './payout.ts';

/** An event of a payout as the merchant sees it: the same in a webhook and in the list of its events. */
export function payoutEventBody(event: AnnouncedPayout, { id, details }: Payout): EventBody {
  const base = { payoutId: id, reference: details.reference };
  const data =
    event.type === 'payout.refused'
      ? { ...base, reason: event.reason }
      : {
          ...base,
          transactionId: event.transactionId,
          amount: event.amount,
          currency: event.currency,
          ...(event.type === 'payout.returned' ? { reason: event.reason } : {}),
        };
  return { id: event.eventId, type: event.type, timestamp: event.at, data };
}
