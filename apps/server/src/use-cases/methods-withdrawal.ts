import type { Availability } from '@opencashier/contract/entities/payment-method';
import { unpayableBy } from '../domain/payout-room.ts';
import { unpayableAvailability } from '../domain/unpayable-words.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { redemptionMethodList, withdrawalMethodList } from './method-lists.ts';
import { isServed, leastMinorOf, payoutRoomOf, type RoomDeps } from './payout-room.ts';
import { isForSweepstakes } from './sweepstakes/allowed.ts';
import { success, type UseCase } from './use-case.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';

type ListDeps = RoomDeps & Pick<WithdrawalDeps, 'providers'>;

/**
 * Withdrawal methods of a country and currency; without them, of the player. Those that can't pay this player even their
 * least amount now stay in the list, with the reason. For the sweepstakes those that redeem coins.
 */
export function methodsWithdrawal(deps: ListDeps): UseCase<'methods-withdrawal'> {
  return async ({ player, language }, { country, currency, view }) => {
    const scope = {
      brand: player.brand,
      country: country ?? player.country,
      currency: currency ?? player.currency,
    };
    if (isForSweepstakes(view, scope.currency)) {
      return success(redemptionMethodList(deps.catalogue, deps.brands, player, scope.country, language));
    }
    const room = await payoutRoomOf(deps, scope, player.id);
    const now = deps.clock.now();
    const availabilityOf = (listed: CatalogueMethod): Availability | undefined => {
      const { name, availability } = listed.method;
      if (availability !== undefined && availability.state !== 'available') return availability;
      if (!isServed(deps, listed)) return { state: 'disabled' };
      const reason = unpayableBy(name, leastMinorOf(listed, scope), room, now);
      return reason === undefined
        ? availability
        : unpayableAvailability(reason, scope.currency, deps.catalogue.methodText);
    };
    return success(withdrawalMethodList(markedBy(deps, scope, availabilityOf), scope, language));
  };
}

const markedBy = (
  { catalogue }: ListDeps,
  scope: CatalogueScope,
  availabilityOf: (listed: CatalogueMethod) => Availability | undefined,
): readonly CatalogueMethod[] =>
  catalogue.withdrawalMethods(scope).map((listed) => {
    const availability = availabilityOf(listed);
    return availability === undefined ? listed : { ...listed, method: { ...listed.method, availability } };
  });
