import type { Transaction } from '@opencashier/contract/entities/transaction';
import { isHeld, isTakenBack, type TimelineStep } from './status.ts';

const names = ['sent', 'seen', 'confirmed', 'credited'] as const;

/** How many steps of a deposit are done, by the server's word. */
function stepsDone({ status, depositStatus, txid, creditedAmount, marks }: Transaction): number {
  if (status === 'processed') return 4;
  if (creditedAmount !== undefined && creditedAmount > 0) return 3;
  // Money that is held or went back was seen, whatever the status says of it.
  const isSeen = marks?.some((mark) => mark === 'held' || mark === 'reversed');
  if (isSeen || status === 'accepted' || depositStatus === 'ACCEPTED' || txid) return 2;
  return 1;
}

/**
 * The steps of a deposit with the times that the server told: `sent` when it was created, the last one when it moved.
 * Of a failed deposit the step that did not come is marked, of one that was taken back the last one.
 */
export function timelineOf(transaction: Transaction | undefined): readonly TimelineStep[] {
  if (!transaction) {
    return names.map((name, index) => ({ name, state: index === 0 ? 'current' : 'ahead' }));
  }
  const done = stepsDone(transaction);
  const isFailed = transaction.status === 'mistaked';
  return names.map((name, index) => {
    if (index === 0) return { name, state: 'done', at: transaction.createdAt };
    if (index === names.length - 1 && isTakenBack(transaction)) {
      return { name, state: 'failed', at: transaction.updatedAt, because: 'reversed' };
    }
    if (index < done) {
      return { name, state: 'done', ...(index === done - 1 ? { at: transaction.updatedAt } : {}) };
    }
    if (index > done) return { name, state: 'ahead' };
    if (isFailed) return { name, state: 'failed', at: transaction.updatedAt };
    return { name, state: 'current', ...(isHeld(transaction) ? { because: 'held' } : {}) };
  });
}
