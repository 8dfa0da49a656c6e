import { toMajor } from '@opencashier/money/minor';
import type { Players } from '../ports/players.ts';
import { success, type UseCase } from './use-case.ts';

/** What the player has by the ledger, the own currency first. Bonus money is played, never withdrawn. */
export function balanceGet({ players }: { readonly players: Players }): UseCase<'balance-get'> {
  return async ({ player: { brand, id, currency: own } }) => {
    const purses = await players.purses(brand, id);
    const currencies = [own, ...purses.map(({ currency }) => currency).filter((code) => code !== own)];
    const balances = currencies.map((currency) => {
      const purse = purses.find((each) => each.currency === currency);
      const major = (minor: bigint | undefined) => toMajor(minor ?? 0n, currency);
      const cash = purse?.cash ?? 0n;
      return {
        currency,
        available: major(cash),
        reserved: major(purse?.reserved),
        pending: major(purse?.pending),
        bonus: major(purse?.bonus),
        withdrawable: major(cash > 0n ? cash : 0n),
      };
    });
    return success({ balances });
  };
}
