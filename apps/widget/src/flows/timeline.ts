import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { PaymentKind } from './payment-kind.ts';
import { isHeld, isLateOnChain, isTakenBack, type TimelineStep } from './status.ts';
import { withdrawalTimeline } from './withdrawal-timeline.ts';

const names = ['sent', 'seen', 'confirmed', 'credited'] as const;

/** How many steps of a deposit are done, by the server's word. */
function stepsDone({ isMoneyHere, status, depositStatus, txid, creditedAmount, marks }: Transaction): number {
  if (status === 'processed') return 4;
  if (isMoneyHere) return 3;
  if (creditedAmount !== undefined && creditedAmount > 0) return 3;
  // Money that is held or went back was seen, whatever the status says of it.
  const isSeen = marks?.some((mark) => mark === 'held' || mark === 'reversed');
  if (isSeen || status === 'accepted' || depositStatus === 'ACCEPTED' || txid) return 2;
  return 1;
}

/** The steps of a payment of either kind. */
export function timelineOf(
  transaction: Transaction | undefined,
  kind: PaymentKind = 'deposit',
): readonly TimelineStep[] {
  return (transaction?.kind ?? kind) === 'withdrawal'
    ? withdrawalTimeline(transaction)
    : depositTimeline(transaction);
}

/**
 * The steps of a deposit with the times that the server told: `sent` when it was created, the last one when it moved.
 * A failed deposit ends with the confirmation that did not come, and a provider that never told of the payment has no
 * step; of one that was taken back the last one is marked.
 */
function depositTimeline(transaction: Transaction | undefined): readonly TimelineStep[] {
  if (!transaction || transaction.isUnconfirmed) {
    return names.map((name, index) => ({ name, state: index === 0 ? 'current' : 'ahead' }));
  }
  const done = stepsDone(transaction);
  if (transaction.status === 'mistaked' && !isLateOnChain(transaction))
    return failedSteps(transaction, done > 1);
  return names.map((name, index) => {
    if (index === 0) return { name, state: 'done', at: transaction.createdAt };
    if (index === names.length - 1 && isTakenBack(transaction)) {
      return { name, state: 'failed', at: transaction.updatedAt, because: 'reversed' };
    }
    if (index < done) {
      return { name, state: 'done', ...(index === done - 1 ? { at: transaction.updatedAt } : {}) };
    }
    if (index > done) return { name, state: 'ahead' };
    return { name, state: 'current', ...(isHeld(transaction) ? { because: 'held' } : {}) };
  });
}

function failedSteps(transaction: Transaction, isSeen: boolean): readonly TimelineStep[] {
  const because = transaction.depositStatus === 'AUTO_CANCELED' ? 'expired' : 'declined';
  return [
    { name: 'sent', state: 'done', at: transaction.createdAt },
    ...(isSeen ? [{ name: 'seen', state: 'done' } as const] : []),
    { name: 'confirmed', state: 'failed', at: transaction.updatedAt, because },
  ];
}
