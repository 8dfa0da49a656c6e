import type { Transaction } from '@opencashier/contract/entities/transaction';
import { isHeld, isTakenBack } from '../../flows/status.ts';

type DepositMark = NonNullable<Transaction['marks']>[number];

/** Is all that is held what was asked for, so that its sum is no reason to hold it? */
const isAsAsked = ({ held, amount, currency }: Transaction): boolean =>
  held?.length === 1 && held[0]?.amount === amount && held[0].currency === currency;

/** Key of the note about a mark; undefined where title and other notes tell it, so that the page tells one story. */
export function noteKeyOf(transaction: Transaction, mark: DepositMark): string | undefined {
  const isBack = isTakenBack(transaction);
  switch (mark) {
    case 'held':
      if (!isHeld(transaction)) return transaction.held ? 'complete.held.more' : 'complete.mark.held';
      return transaction.held && !isAsAsked(transaction) ? 'complete.held.why' : undefined;
    case 'reversed':
      return isBack ? 'complete.reversed.sum' : 'complete.mark.reversed';
    case 'late':
      // Late money that is not credited says so otherwise.
      return isBack || transaction.status !== 'processed' ? undefined : 'complete.mark.late';
    case 'underpaid':
    case 'overpaid':
      return isBack ? undefined : `complete.mark.${mark}`;
  }
}
