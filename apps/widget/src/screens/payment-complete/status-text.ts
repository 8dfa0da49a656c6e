import { isEnded, isHeld, isLateOnChain, isTakenBack, type StatusState } from '../../flows/status.ts';

/** Where the money that goes out is: by its stage alone, once the server told it. */
function withdrawalTextKey({ transaction, freshness, status }: StatusState): string {
  if (transaction?.stage) return `withdrawal.status.${transaction.stage}`;
  return freshness === 'known' && status === 'mistaked'
    ? 'withdrawal.status.failed'
    : 'withdrawal.status.asking';
}

/**
 * Key of title and text for where a deposit stands: unknown yet, perhaps never begun, taken back, being checked, arrived, on the chain,
 * still to be paid, expired, or as its status says.
 * @param isAsset an asset is sent, so that no bank has a hand in it
 */
export function statusTextKey(state: StatusState, isAsset = false): string {
  const { status, transaction, freshness, kind } = state;
  if (kind === 'withdrawal') return withdrawalTextKey(state);
  if (transaction?.box?.isGiven && status === 'processed' && !isTakenBack(transaction))
    return 'sweepstake.bought';
  if (!transaction && (freshness !== 'known' || !isEnded(status))) return 'complete.asking';
  if (transaction && isLateOnChain(transaction)) return 'complete.lateOnChain';
  if (status === 'mistaked' && transaction?.depositStatus === 'AUTO_CANCELED') return 'complete.expired';
  if (status === 'mistaked' && transaction?.endedBy === 'player') return 'complete.canceled';
  if (transaction && isTakenBack(transaction)) {
    const { reversedAmount, creditedAmount } = transaction;
    const isPart =
      reversedAmount !== undefined && creditedAmount !== undefined && reversedAmount < creditedAmount;
    return isPart ? 'complete.reversedPart' : 'complete.reversed';
  }
  if (transaction && isHeld(transaction)) return 'complete.held';
  if (status === 'waiting' && transaction?.isMoneyHere) return 'complete.arrived';
  if (status === 'waiting' && transaction?.txid) return 'complete.onChain';
  if (status === 'waiting' && transaction?.claimedAt) return 'complete.claimed';
  if (status === 'waiting' && transaction?.isUnconfirmed) return 'complete.unconfirmed';
  if (status === 'waiting' && transaction?.canContinue) return 'complete.unfinished';
  if (status === 'mistaked' && isAsset) return 'complete.mistakedAsset';
  return `complete.${status}`;
}
