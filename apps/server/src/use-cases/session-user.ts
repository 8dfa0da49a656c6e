import { toMajor } from '@opencashier/money/minor';
import type { Clock } from '../ports/clock.ts';
import type { Players } from '../ports/players.ts';
import { success, type UseCase } from './use-case.ts';

/** The signed-in player with the balances of cash and bonus, which the ledger knows. */
export function sessionUser(deps: { players: Players; clock: Clock }): UseCase<'session-user'> {
  return async ({ player }) => {
    await deps.players.remember(player, deps.clock.now());
    const { brand, id, country, currency, profile } = player;
    const { cash, bonus } = await deps.players.balances(brand, id, currency);
    return success({
      ...profile,
      id,
      country,
      paymentGeo: country,
      currency,
      balanceData: {
        primary: { amount: toMajor(cash, currency), currency },
        bonus: { amount: toMajor(bonus, currency), currency },
      },
    });
  };
}
