import { isHeld, isTakenBack, type StatusState } from '../../flows/status.ts';

/**
 * Key of title and text for where a deposit stands: unknown yet, taken back, being checked, on the chain,
 * still to be paid, expired, or as its status says.
 * @param isAsset an asset is sent, so that no bank has a hand in it
 */
export function statusTextKey({ status, transaction, freshness }: StatusState, isAsset = false): string {
  if (!transaction && freshness !== 'known') return 'complete.asking';
  if (status === 'mistaked' && transaction?.depositStatus === 'AUTO_CANCELED') return 'complete.expired';
  if (transaction && isTakenBack(transaction)) return 'complete.reversed';
  if (transaction && isHeld(transaction)) return 'complete.held';
  if (status === 'waiting' && transaction?.txid) return 'complete.onChain';
  if (status === 'waiting' && transaction?.canContinue) return 'complete.unfinished';
  if (status === 'mistaked' && isAsset) return 'complete.mistakedAsset';
  return `complete.${status}`;
}
