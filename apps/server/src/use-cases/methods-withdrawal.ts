import type { Availability } from '@opencashier/contract/entities/payment-method';
import { sweepCoin } from '@opencashier/money/currencies';
import { maxMinor } from '@opencashier/money/minor';
import { type PayoutRoom, unpayableBy } from '../domain/payout-room.ts';
import { unpayableAvailability } from '../domain/unpayable-words.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { redemptionMethods, withdrawalMethodList } from './method-lists.ts';
import { isServed, leastMinorOf, payoutRoomOf, type RoomDeps, usedCapsOf } from './payout-room.ts';
import { isForSweepstakes } from './sweepstakes/allowed.ts';
import { success, type UseCase } from './use-case.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';

type ListDeps = RoomDeps & Pick<WithdrawalDeps, 'providers'>;

/**
 * Withdrawal methods of a country and currency; without them, of the player. Those that can't pay this player even their
 * least amount now stay in the list, with the reason. For the sweepstakes those that redeem coins.
 */
export function methodsWithdrawal(deps: ListDeps): UseCase<'methods-withdrawal'> {
  const { catalogue, brands } = deps;
  return async ({ player, language }, { country, currency, view }) => {
    const scope = {
      brand: player.brand,
      country: country ?? player.country,
      currency: currency ?? player.currency,
    };
    if (isForSweepstakes(view, scope.currency)) {
      const ofCoins = { ...scope, currency: sweepCoin };
      // What is too little to redeem is told beside the coins, with what there is.
      const room = { availableMinor: maxMinor, owed: [], ...(await usedCapsOf(deps, ofCoins, player.id)) };
      const redeemed = redemptionMethods(catalogue, brands, player, ofCoins);
      return success(
        withdrawalMethodList(markedBy(deps, ofCoins, redeemed, room, language), ofCoins, language),
      );
    }
    const room = await payoutRoomOf(deps, scope, player.id);
    const listed = markedBy(deps, scope, catalogue.withdrawalMethods(scope), room, language);
    return success(withdrawalMethodList(listed, scope, language));
  };
}

const markedBy = (
  deps: ListDeps,
  scope: CatalogueScope,
  methods: readonly CatalogueMethod[],
  room: PayoutRoom,
  language: string,
): readonly CatalogueMethod[] =>
  methods.map((listed) => {
    const availability = availabilityOf(deps, scope, listed, room, language);
    return availability === undefined ? listed : { ...listed, method: { ...listed.method, availability } };
  });

function availabilityOf(
  deps: ListDeps,
  scope: CatalogueScope,
  listed: CatalogueMethod,
  room: PayoutRoom,
  language: string,
): Availability | undefined {
  const { name, availability } = listed.method;
  if (availability !== undefined && availability.state !== 'available') return availability;
  if (!isServed(deps, listed, scope)) return { state: 'disabled' };
  const reason = unpayableBy(name, leastMinorOf(listed, scope), room, deps.clock.now());
  return reason === undefined
    ? availability
    : unpayableAvailability(reason, scope.currency, deps.catalogue.methodText, language);
}
