import type { PushPayload } from '@opencashier/contract/pushes/registry';
import { toMajor } from '@opencashier/money/minor';
import { marksOf, playerStatusOf } from '../domain/deposit-view.ts';
import { withdrawalStatusOf } from '../domain/withdrawal-view.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type {
  DepositOutboxEvent,
  OperatorMessage,
  Outbox,
  OutboxEvent,
  WithdrawalOutboxEvent,
} from '../ports/outbox.ts';
import type { Pushes } from '../ports/pushes.ts';

export interface RelayOutboxDeps {
  readonly outbox: Outbox;
  readonly pushes: Pushes;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'paymentMoved'>;
  readonly toMessages: (event: OutboxEvent) => readonly OperatorMessage[];
}

const batch = 200;

/**
 * Tells players and operators what happened, in the order in which it did, at least once.
 *
 * @returns how many events were published, or `busy` where another server is at it
 */
export async function relayOutbox(deps: RelayOutboxDeps): Promise<number | 'busy'> {
  const { outbox, pushes, clock, log, metrics, toMessages } = deps;
  const publish = async (event: OutboxEvent) => {
    metrics.paymentMoved(event.type);
    try {
      const { brand, playerId } = event;
      if ('depositId' in event) await pushes.publish(brand, playerId, 'deposit.status', toPush(event));
      else await pushes.publish(brand, playerId, 'withdrawal.status', toWithdrawalPush(event));
    } catch (error) {
      // A push is a courtesy: whoever misses it reads the status. It must not hold up the others.
      log.warn({ event: event.id.toString(), type: event.type, error }, 'a push was lost');
    }
  };
  let total = 0;
  for (;;) {
    const outcome = await outbox.relay(batch, clock.now(), toMessages, publish);
    if (outcome.kind === 'busy') return total > 0 ? total : 'busy';
    total += outcome.count;
    if (outcome.count < batch) return total;
  }
}

function toWithdrawalPush({
  withdrawalId,
  at,
  withdrawal,
}: WithdrawalOutboxEvent): PushPayload<'withdrawal.status'> {
  const { socket, stage } = withdrawalStatusOf(withdrawal.state);
  return {
    withdrawalId,
    status: socket,
    stage,
    amount: toMajor(withdrawal.minor, withdrawal.currency),
    currency: withdrawal.currency,
    updatedAt: at.toISOString(),
  };
}

function toPush({ depositId, at, deposit }: DepositOutboxEvent): PushPayload<'deposit.status'> {
  const { socket, depositStatus } = playerStatusOf(deposit.state);
  const marks = marksOf(deposit);
  return {
    depositId,
    status: socket,
    depositStatus,
    currency: deposit.currency,
    ...(deposit.creditedMinor > 0n
      ? { creditedAmount: toMajor(deposit.creditedMinor - deposit.feeMinor, deposit.currency) }
      : {}),
    ...(marks.length > 0 ? { marks: [...marks] } : {}),
    ...(deposit.txid === undefined ? {} : { txid: deposit.txid }),
    ...(deposit.confirmations === undefined || deposit.requiredConfirmations === undefined
      ? {}
      : { confirmations: { count: deposit.confirmations, required: deposit.requiredConfirmations } }),
    updatedAt: at.toISOString(),
  };
}
