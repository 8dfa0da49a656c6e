import { toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';
import { leastOf } from '../domain/amount-limits.ts';
import { type Owed, owedBack } from '../domain/closed-loop.ts';
import { type PayoutRoom, periodMs } from '../domain/payout-room.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { routesOf } from './check-create.ts';
import { type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';

/** Is there a provider that pays out by this method? */
export function isServed({ providers }: Pick<WithdrawalDeps, 'providers'>, method: CatalogueMethod): boolean {
  return routesOf(providers, method).some(({ provider }) => provider.payouts !== undefined);
}

/** The least that a method pays, in minor units. */
export function leastMinorOf(
  { method }: CatalogueMethod,
  { currency, country }: Pick<CatalogueScope, 'currency' | 'country'>,
): bigint {
  const least = roundToDecimals(leastOf(method, currency, country) ?? 0, currency, 'ceil');
  const parsed = toMinor(least, currency);
  return parsed.ok ? parsed.minor : 0n;
}

type LoopDeps = Pick<WithdrawalDeps, 'withdrawals' | 'catalogue'>;

/** What each method has to pay back to where a player's money came from. */
export async function owedTo(
  { withdrawals, catalogue }: LoopDeps,
  scope: CatalogueScope,
  playerId: string,
): Promise<readonly Owed[]> {
  const offered = catalogue
    .withdrawalMethods(scope)
    .filter(
      ({ method: { availability } }) => availability === undefined || availability.state === 'available',
    )
    .map((entry) => ({
      name: entry.method.name,
      closesLoopOf: entry.closesLoopOf,
      leastMinor: leastMinorOf(entry, scope),
    }));
  const flows = await withdrawals.flows(scope.brand, playerId, scope.currency);
  return owedBack(offered, flows, catalogue.categoryOf);
}

export type RoomDeps = LoopDeps & Pick<WithdrawalDeps, 'players' | 'brands' | 'clock'>;

/** How much of a player's money can be withdrawn now, and by what. */
export async function payoutRoomOf(
  deps: RoomDeps,
  scope: CatalogueScope,
  playerId: string,
): Promise<PayoutRoom> {
  const { withdrawals, players, brands, clock } = deps;
  const { brand, currency } = scope;
  const rules = withdrawalRulesOf(brands, brand);
  const caps = rules.limits.filter((limit) => limit.currency === currency);
  const { cash } = await players.balances(brand, playerId, currency);
  const longest = Math.max(0, ...caps.map(({ period }) => periodMs[period]));
  const since = new Date(clock.now().getTime() - longest);
  return {
    availableMinor: cash,
    caps,
    counted: caps.length === 0 ? [] : await withdrawals.counted(brand, playerId, currency, since),
    owed: rules.isClosedLoop ? await owedTo(deps, scope, playerId) : [],
  };
}
