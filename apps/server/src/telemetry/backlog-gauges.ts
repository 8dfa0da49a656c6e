import { Gauge, type Registry } from 'prom-client';
import type { BacklogCount } from '../ports/backlog.ts';

/** Gauges of what waits, filled from one count at each reading. */
export function backlogGauges(registry: Registry) {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const outbox = gauge('cashier_outbox_waiting', 'Events that are not published yet.');
  const outboxLag = gauge('cashier_outbox_lag_seconds', 'Age of the oldest event that is not published.');
  const deliveries = gauge('cashier_operator_webhooks_waiting', 'Messages to operators that are due.');
  const deliveryLag = gauge(
    'cashier_operator_webhook_lag_seconds',
    'How long the oldest message to an operator has been due.',
  );
  const credits = gauge('cashier_credits_due', 'Payments that arrived and are to be credited.');
  const held = gauge('cashier_deposits_held', 'Deposits with money that waits for an agent.');
  const review = gauge('cashier_withdrawals_in_review', 'Withdrawals that wait for an agent.');
  const open = new Gauge({
    name: 'cashier_deposits_open',
    help: 'Deposits that may still be paid, by state.',
    labelNames: ['state'],
    registers,
  });
  return (count: BacklogCount): void => {
    outbox.set(count.outbox);
    outboxLag.set(count.outboxLag);
    deliveries.set(count.deliveries);
    deliveryLag.set(count.deliveryLag);
    credits.set(count.creditsDue);
    held.set(count.depositsHeld);
    review.set(count.withdrawalsInReview);
    for (const [state, waiting] of Object.entries(count.openDeposits)) open.set({ state }, waiting);
  };
}
