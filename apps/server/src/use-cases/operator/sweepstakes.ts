import { minorToString } from '@opencashier/money/minor';
import type { CoinEvent, CoinOutcome, Coins } from '../../ports/coins.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { brandOf, pageOf } from './brand-scope.ts';
import { type OperatorDeps, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

type EventReply = OperatorReply<'sweepstakes-play'>['event'];
type CoinsReply = OperatorReply<'sweepstakes-get'>;

function eventReply(event: CoinEvent): EventReply {
  const { id, kind, playerId, currency, minor, returnedMinor, fromUnplayedMinor, operatorKey } = event;
  return {
    ...{ id, kind, currency, operatorKey },
    player: playerId,
    minor: minorToString(minor),
    ...present({
      returnedMinor: returnedMinor === undefined ? undefined : minorToString(returnedMinor),
      fromUnplayedMinor: fromUnplayedMinor === undefined ? undefined : minorToString(fromUnplayedMinor),
      by: event.toldBy,
      reason: event.reason,
    }),
    at: event.at.toISOString(),
  };
}

function coinsReply(brand: string, player: string, coins: Coins): CoinsReply {
  return {
    ...{ brand, player },
    goldMinor: minorToString(coins.goldMinor),
    unplayedMinor: minorToString(coins.unplayedMinor),
    redeemableMinor: minorToString(coins.redeemableMinor),
    reservedMinor: minorToString(coins.reservedMinor),
  };
}

async function toldReply(
  { desk }: OperatorDeps,
  brand: string,
  outcome: CoinOutcome,
): Promise<Result<OperatorReply<'sweepstakes-play'>>> {
  switch (outcome.kind) {
    case 'booked': {
      const { event } = outcome;
      const coins = await desk.coins.of(brand, event.playerId);
      return success({ event: eventReply(event), coins: coinsReply(brand, event.playerId, coins) });
    }
    case 'mismatch':
      return refuse('idempotency.bodyMismatch', 'This id was used for something else.');
    case 'short':
      return refuse('operator.notEnoughCoins', 'The player has fewer sweep coins.', {
        availableMinor: minorToString(outcome.availableMinor),
      });
  }
}

/** Play with sweep coins, as the operator's games had it; told twice it is one play. */
export function reportPlay(deps: OperatorDeps): OperatorUseCase<'sweepstakes-play'> {
  const { brands, desk, clock } = deps;
  return async ({ brand, reportId, player, playedMinor, returnedMinor }, { key }) => {
    const ofBrand = brandOf(brands, key, brand);
    if (!ofBrand.ok) return ofBrand;
    const brandId = ofBrand.data;
    const operatorKey = key.name;
    const minor = BigInt(playedMinor);
    const report = {
      ...{ minor, operatorKey, brand: brandId, id: reportId, playerId: player },
      returnedMinor: returnedMinor === undefined ? minor : BigInt(returnedMinor),
    };
    return toldReply(deps, brandId, await desk.coins.play(report, clock.now()));
  };
}

/** Coins that nobody paid for; told twice they are one gift. */
export function grantCoins(deps: OperatorDeps): OperatorUseCase<'sweepstakes-grant'> {
  const { brands, desk, clock } = deps;
  return async ({ brand, grantId, player, currency, minor, reason }, { key }) => {
    const ofBrand = brandOf(brands, key, brand);
    if (!ofBrand.ok) return ofBrand;
    const brandId = ofBrand.data;
    const operatorKey = key.name;
    const grant = {
      ...{ currency, reason, operatorKey, brand: brandId, id: grantId, playerId: player },
      minor: BigInt(minor),
      toldBy: key.owner,
    };
    return toldReply(deps, brandId, await desk.coins.grant(grant, clock.now()));
  };
}

export function getCoins({ desk, brands }: OperatorDeps): OperatorUseCase<'sweepstakes-get'> {
  return async ({ id, brand }, { key }) => {
    const brandId = brandOf(brands, key, brand);
    if (!brandId.ok) return brandId;
    return success(coinsReply(brandId.data, id, await desk.coins.of(brandId.data, id)));
  };
}

export function listCoinEvents({ desk, brands }: OperatorDeps): OperatorUseCase<'sweepstakes-events'> {
  return async ({ player, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.coins.events({ ...page.data, ...present({ playerId: player }) });
    return success({ events: items.map(eventReply), ...present({ nextCursor }) });
  };
}
