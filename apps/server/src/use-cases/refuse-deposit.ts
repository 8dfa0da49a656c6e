import { toMajor } from '@opencashier/money/minor';
import type { DepositRefusal } from '../ports/protection.ts';
import { type Result, refuse } from './use-case.ts';

/** The contract's refusal of a deposit that the player's own limit or pause forbids. */
export function refuseDeposit(refusal: DepositRefusal): Result<never> {
  if (refusal.kind === 'paused') {
    return refuse('banking.playerPaused', 'The player has paused deposits.', {
      kind: refusal.pause,
      ...(refusal.until && { until: refusal.until.toISOString() }),
    });
  }
  const { period, currency } = refusal;
  return refuse('banking.depositLimit', 'The player has limited deposits.', {
    period,
    currency,
    max: toMajor(refusal.mostMinor, currency),
    left: toMajor(refusal.leftMinor, currency),
  });
}
