import type { Books } from '../books/books.ts';
import { outstanding, type Payment, received } from '../payments/payment.ts';
import type { RuleContext } from '../payments/rules/decision.ts';
import { possibleActions } from './actions.ts';

/** One operation as the control API lists it. */
export function operationView(context: RuleContext, payment: Payment) {
  const { id, details, minor, currency, state, isLate, movements, transfers, unmatched, claim } = payment;
  const sum = (kind: string) =>
    movements.reduce((total, each) => (each.kind === kind ? total + each.minor : total), 0n).toString();
  return {
    id,
    reference: details.reference,
    account: details.account,
    kind: 'payment',
    method: details.method,
    /** The way to pay; `kind` tells payments from what a provider may do besides. */
    instruction: details.instruction,
    amount: minor.toString(),
    asked: details.amount,
    currency,
    state,
    isLate,
    received: received(payment).toString(),
    outstanding: outstanding(payment).toString(),
    refunded: sum('refund'),
    chargedBack: sum('chargeback'),
    chargebackWon: sum('chargebackWon'),
    transfers,
    unmatched,
    ...(claim === undefined ? {} : { claim }),
    createdAt: details.at,
    ...(details.scenario === undefined ? {} : { scenario: details.scenario }),
    ...(payment.dueAt === undefined ? {} : { dueAt: payment.dueAt }),
    actions: possibleActions(context, payment),
  };
}
export type OperationView = ReturnType<typeof operationView>;

/** One attempt to deliver a webhook. */
export interface DeliveryView {
  readonly eventId: string;
  readonly type: string;
  readonly reference: string;
  readonly attempt: number;
  readonly at: string;
  readonly status?: number;
  readonly error?: string;
  readonly isDelivered: boolean;
  readonly isFinal: boolean;
}

/** The latest attempts to deliver webhooks, newest first. */
export function deliveryViews(books: Books, limit: number, paymentId?: string): readonly DeliveryView[] {
  const all = books.allAttempts();
  const chosen = paymentId === undefined ? all : all.filter((attempt) => attempt.paymentId === paymentId);
  return chosen
    .slice(-limit)
    .toReversed()
    .map(({ eventId, paymentId: id, attempt, at, status, error, isFinal }) => ({
      eventId,
      type: books.event(eventId)?.type ?? '',
      reference: (books.payment(id) ?? books.payout(id))?.details.reference ?? '',
      attempt,
      at,
      ...(status === undefined ? {} : { status }),
      ...(error === undefined ? {} : { error }),
      isDelivered: status !== undefined && status >= 200 && status < 300,
      isFinal,
    }));
}
