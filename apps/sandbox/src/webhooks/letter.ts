import type { Books } from '../books/books.ts';
import type { AnnouncedFact, AnnouncedPayout } from '../books/fact.ts';
import { payoutEventBody } from '../payouts/payout-body.ts';
import { type EventBody, eventBody } from './event-body.ts';

/** What is posted of a fact, and where to; nothing of what is not in the books. */
export function letterOf(
  books: Books,
  event: AnnouncedFact | AnnouncedPayout,
): { readonly url: string; readonly body: EventBody } | undefined {
  const payout = books.payout(event.paymentId);
  if (payout !== undefined) {
    return { url: payout.details.webhookUrl, body: payoutEventBody(event as AnnouncedPayout, payout) };
  }
  const payment = books.payment(event.paymentId);
  return payment && { url: payment.details.webhookUrl, body: eventBody(event as AnnouncedFact, payment) };
}
