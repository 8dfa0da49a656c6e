import { feeSums } from '@opencashier/money/fee';
import { maxMinor, toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';
import { leastOf } from '../domain/amount-limits.ts';
import { type Flow, type Owed, owedBack } from '../domain/closed-loop.ts';
import { type PayoutRoom, periodMs } from '../domain/payout-room.ts';
import type { RouteQuestion } from '../domain/routing.ts';
import type { CatalogueMethod, CatalogueScope } from '../ports/catalogue.ts';
import { routesOf } from './check-create.ts';
import { feeTermsIn } from './deposit-terms.ts';
import { type WithdrawalDeps, withdrawalRulesOf } from './withdrawal-deps.ts';

/** Is there a provider that pays out by this method? */
export function isServed(
  { providers }: Pick<WithdrawalDeps, 'providers'>,
  method: CatalogueMethod,
  question: RouteQuestion,
): boolean {
  return routesOf(providers, method, question).some(({ provider }) => provider.payouts !== undefined);
}

/** The least that has to be there for a method to pay, in minor units: with a fee on top, more than its least amount. */
export function leastMinorOf(
  { method }: CatalogueMethod,
  { currency, country }: Pick<CatalogueScope, 'currency' | 'country'>,
): bigint {
  const least = roundToDecimals(leastOf(method, currency, country) ?? 0, currency, 'ceil');
  const parsed = toMinor(least, currency);
  return parsed.ok ? feeSums(parsed.minor, feeTermsIn(method, currency)).totalMinor : 0n;
}

type LoopDeps = Pick<WithdrawalDeps, 'withdrawals' | 'catalogue'>;

/** Reads from what each method brought in and paid out what each has to pay back to where the money came from. */
export function loopOf(
  catalogue: LoopDeps['catalogue'],
  scope: CatalogueScope,
): (flows: readonly Flow[]) => readonly Owed[] {
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
  return (flows) => owedBack(offered, flows, catalogue.categoryOf);
}

export type RoomDeps = LoopDeps & Pick<WithdrawalDeps, 'wallets' | 'brands' | 'clock'>;

/** The brand's limits in a currency, and what a player has used up of them. */
export async function usedCapsOf(
  { withdrawals, brands, clock }: Pick<RoomDeps, 'withdrawals' | 'brands' | 'clock'>,
  { brand, currency }: CatalogueScope,
  playerId: string,
): Promise<Pick<PayoutRoom, 'caps' | 'counted'>> {
  const caps = withdrawalRulesOf(brands, brand).limits.filter((limit) => limit.currency === currency);
  const longest = Math.max(0, ...caps.map(({ period }) => periodMs[period]));
  const since = new Date(clock.now().getTime() - longest);
  const counted = caps.length === 0 ? [] : await withdrawals.counted(brand, playerId, currency, since);
  return { caps, counted };
}

/** How much of a player's money can be withdrawn now, and by what. */
export async function payoutRoomOf(
  deps: RoomDeps,
  scope: CatalogueScope,
  playerId: string,
): Promise<PayoutRoom> {
  const { withdrawals, wallets, brands, catalogue } = deps;
  const { brand, currency } = scope;
  const funds = await wallets.of(brand).funds({ brand, playerId }, currency);
  const { isClosedLoop } = withdrawalRulesOf(brands, brand);
  return {
    // A balance that nobody knows now bars nothing: the wallet itself says no.
    availableMinor: funds?.cash ?? maxMinor,
    ...(await usedCapsOf(deps, scope, playerId)),
    owed: isClosedLoop ? loopOf(catalogue, scope)(await withdrawals.flows(brand, playerId, currency)) : [],
  };
}
