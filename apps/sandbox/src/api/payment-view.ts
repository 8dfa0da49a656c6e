import { outstanding, type Payment, received } from '../payments/payment.ts';
import type { Place } from '../payments/payment-kind.ts';
import { paymentKindRegistry } from '../payments/registry.ts';
import { eventBody } from '../webhooks/event-body.ts';

/** What never changes of a payment, so that a repeated create gets the same reply byte by byte. */
export function createdView(payment: Payment, place: Place) {
  const { id, details, currency, minor } = payment;
  const isAdjusted = details.payable !== undefined && details.payable !== details.amount;
  const openMs = Date.parse(details.expiresAt) - Date.parse(details.at);
  return {
    id,
    reference: details.reference,
    method: details.method,
    amount: details.amount,
    currency,
    ...(isAdjusted ? { payable: { amount: minor.toString(), currency } } : {}),
    createdAt: details.at,
    expiresAt: details.expiresAt,
    expiresInMinutes: Math.ceil(openMs / 60_000),
    instruction: paymentKindRegistry[details.instruction].instruction(payment, place),
  };
}

/** A payment as it stands, with all that happened to it. */
export function paymentView(payment: Payment, place: Place) {
  return {
    ...createdView(payment, place),
    state: payment.state,
    isLate: payment.isLate,
    ...(payment.claim === undefined ? {} : { claim: payment.claim }),
    received: received(payment).toString(),
    outstanding: outstanding(payment).toString(),
    events: payment.events.map((event) => eventBody(event, payment)),
  };
}
