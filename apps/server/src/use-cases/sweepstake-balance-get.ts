import { goldCoin, sweepCoin } from '@opencashier/money/currencies';
import { toMajor } from '@opencashier/money/minor';
import { type CoinStore, redeemableOf } from '../ports/coins.ts';
import { success, type UseCase } from './use-case.ts';

/** The player's coins by the ledger: sweep coins that can be redeemed, and gold coins, which are for play. */
export function sweepstakeBalanceGet({
  coins,
}: {
  readonly coins: CoinStore;
}): UseCase<'sweepstake-balance-get'> {
  return async ({ player }) => {
    const found = await coins.of(player.brand, player.id);
    return success([
      {
        currency: sweepCoin,
        balance: toMajor(redeemableOf(found), sweepCoin),
        unplayed: toMajor(found.unplayedMinor, sweepCoin),
        reserved: toMajor(found.reservedMinor, sweepCoin),
      },
      { currency: goldCoin, balance: toMajor(found.goldMinor, goldCoin) },
    ]);
  };
}
