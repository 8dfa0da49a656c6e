import { outstanding, type Payment, received } from '../payments/payment.ts';
import { redirectInstruction } from '../payments/redirect/instruction.ts';
import { eventBody } from '../webhooks/event-body.ts';

/** What never changes of a payment, so that a repeated create gets the same reply byte by byte. */
export function createdView(payment: Payment, publicUrl: string) {
  const { id, details, currency, minor } = payment;
  const openMs = Date.parse(details.expiresAt) - Date.parse(details.at);
  return {
    id,
    reference: details.reference,
    method: details.method,
    amount: minor.toString(),
    currency,
    createdAt: details.at,
    expiresAt: details.expiresAt,
    expiresInMinutes: Math.ceil(openMs / 60_000),
    instruction: redirectInstruction(payment, publicUrl),
  };
}

/** A payment as it stands, with all that happened to it. */
export function paymentView(payment: Payment, publicUrl: string) {
  return {
    ...createdView(payment, publicUrl),
    state: payment.state,
    isLate: payment.isLate,
    received: received(payment).toString(),
    outstanding: outstanding(payment).toString(),
    events: payment.events.map((event) => eventBody(event, payment)),
  };
}
