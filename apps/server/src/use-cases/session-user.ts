import { toMajor } from '@opencashier/money/minor';
import type { Clock } from '../ports/clock.ts';
import type { Players } from '../ports/players.ts';
import type { Wallets } from '../ports/wallet.ts';
import { success, type UseCase } from './use-case.ts';

export interface SessionUserDeps {
  readonly players: Players;
  readonly wallets: Wallets;
  readonly clock: Clock;
}

/** The signed-in player with the balances of cash and bonus, where the wallet tells them. */
export function sessionUser(deps: SessionUserDeps): UseCase<'session-user'> {
  return async ({ player }) => {
    await deps.players.remember(player, deps.clock.now());
    const { brand, id, country, currency, profile } = player;
    const funds = await deps.wallets.of(brand).funds({ brand, playerId: id }, currency);
    return success({
      ...profile,
      id,
      country,
      paymentGeo: country,
      currency,
      ...(funds && {
        balanceData: {
          primary: { amount: toMajor(funds.cash, currency), currency },
          bonus: { amount: toMajor(funds.bonus, currency), currency },
        },
      }),
    });
  };
}
