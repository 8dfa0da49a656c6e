import { toMajor } from '@opencashier/money/minor';
import type { Players } from '../ports/players.ts';
import type { Wallets } from '../ports/wallet.ts';
import { refuse, success, type UseCase } from './use-case.ts';

export interface BalanceDeps {
  readonly players: Players;
  readonly wallets: Wallets;
}

/**
 * What the player has, the own currency first. Bonus money is played, never withdrawn. Where a wallet of the operator's
 * keeps the money, it says how much of the own currency that is.
 */
export function balanceGet({ players, wallets }: BalanceDeps): UseCase<'balance-get'> {
  return async ({ player: { brand, id, currency: own } }) => {
    const wallet = wallets.of(brand);
    const purses = await players.purses(brand, id);
    const outside = wallet.isOutside ? await wallet.funds({ brand, playerId: id }, own) : undefined;
    if (wallet.isOutside && outside === undefined) {
      return refuse('banking.providerUnavailable', 'The wallet does not tell the balance now.');
    }
    const currencies = [own, ...purses.map(({ currency }) => currency).filter((code) => code !== own)];
    const balances = currencies.map((currency) => {
      const purse = purses.find((each) => each.currency === currency);
      const major = (minor: bigint | undefined) => toMajor(minor ?? 0n, currency);
      const cash = (currency === own ? outside?.cash : undefined) ?? purse?.cash ?? 0n;
      const bonus = (currency === own ? outside?.bonus : undefined) ?? purse?.bonus;
      return {
        currency,
        available: major(cash),
        reserved: major(purse?.reserved),
        pending: major(purse?.pending),
        bonus: major(bonus),
        withdrawable: major(cash > 0n ? cash : 0n),
      };
    });
    return success({ balances });
  };
}
