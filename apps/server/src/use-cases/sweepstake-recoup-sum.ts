import { sweepCoin } from '@opencashier/money/currencies';
import { toMajor } from '@opencashier/money/minor';
import type { CoinStore } from '../ports/coins.ts';
import { refuse, success, type UseCase } from './use-case.ts';

/** Sweep coins that are still to be played before they can be redeemed. */
export function sweepstakeRecoupSum({
  coins,
}: {
  readonly coins: CoinStore;
}): UseCase<'sweepstake-recoup-sum'> {
  return async ({ player }, { currency }) => {
    if (currency !== sweepCoin) {
      return refuse('validation.failed', 'Only sweep coins are played to be redeemed.', [
        { path: 'currency', message: `must be ${sweepCoin}` },
      ]);
    }
    const { unplayedMinor } = await coins.of(player.brand, player.id);
    return unplayedMinor > 0n
      ? success({ data: { status: 'unplayed', amount: toMajor(unplayedMinor, sweepCoin) } })
      : success({ data: { status: 'played', amount: 0 } });
  };
}
