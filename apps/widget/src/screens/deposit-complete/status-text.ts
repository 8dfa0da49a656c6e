import { isHeld, isTakenBack, type StatusState } from '../../flows/status.ts';

/**
 * Key of title and text for where a deposit stands: unknown yet, taken back, being checked,
 * still to be paid, expired, or as its status says.
 */
export function statusTextKey({ status, transaction, freshness }: StatusState): string {
  if (!transaction && freshness !== 'known') return 'complete.asking';
  if (status === 'mistaked' && transaction?.depositStatus === 'AUTO_CANCELED') return 'complete.expired';
  if (transaction && isTakenBack(transaction)) return 'complete.reversed';
  if (transaction && isHeld(transaction)) return 'complete.held';
  if (status === 'waiting' && transaction?.canContinue) return 'complete.unfinished';
  return `complete.${status}`;
}
