import { operatorCoins } from '@opencashier/contract/operator/sweepstakes';
import { toMajor } from '@opencashier/money/minor';
import * as z from 'zod/mini';
import type { DemoConfig } from './config.ts';
import { callOperator, unknown } from './operator-api.ts';
import { brand } from './players.ts';

const coinsReply = z.object({ data: operatorCoins });
const eventReply = z.object({ data: z.object({ coins: operatorCoins }) });

/** A player's coins, in whole coins. */
export interface PlayerCoins {
  readonly gold: number;
  /** All sweep coins that can be played with. */
  readonly sweep: number;
  /** Those of them that can be redeemed. */
  readonly redeemable: number;
}

const signed = (minor: string): number =>
  minor.startsWith('-') ? -toMajor(BigInt(minor.slice(1)), 'QSC') : toMajor(BigInt(minor), 'QSC');

const none: PlayerCoins = { gold: 0, sweep: 0, redeemable: 0 };
const sweepCoin = 'QSC';
const goldCoin = 'QGC';

function coinsOf({ goldMinor, unplayedMinor, redeemableMinor }: z.infer<typeof operatorCoins>): PlayerCoins {
  const redeemable = toMajor(BigInt(redeemableMinor), sweepCoin);
  return {
    gold: toMajor(BigInt(goldMinor), goldCoin),
    // A reversed purchase may have left a debt.
    sweep: Math.max(0, toMajor(BigInt(redeemableMinor), sweepCoin) + signed(unplayedMinor)),
    redeemable,
  };
}

/** What the cashier's ledger has of a player; one that it has not met yet has nothing. */
export async function readCoins(config: DemoConfig, player: string): Promise<PlayerCoins> {
  const path = `/sweepstakes/players/${encodeURIComponent(player)}?brand=${brand}`;
  const reply = await callOperator(config, path);
  return reply === unknown ? none : coinsOf(coinsReply.parse(reply).data);
}

/**
 * Reports a game that gave back what was played, so that a walk through the lobby ends the same each time.
 * @param minor minor units of sweep coins
 */
export async function reportPlay(
  config: DemoConfig,
  player: string,
  minor: bigint,
  reportId: string,
): Promise<PlayerCoins> {
  const playedMinor = String(minor);
  const body = { brand, player, reportId, playedMinor, returnedMinor: playedMinor };
  const reply = await callOperator(config, '/sweepstakes/plays', body);
  return reply === unknown ? none : coinsOf(eventReply.parse(reply).data.coins);
}

/** Gives a player who enters without a purchase their coins, once a day. */
export async function grantFreeEntry(config: DemoConfig, player: string, day: string): Promise<PlayerCoins> {
  const body = {
    brand,
    player,
    grantId: `free-entry-${day}-${player}`,
    currency: sweepCoin,
    minor: String(freeEntryMinor),
    reason: 'Entry without purchase',
  };
  const reply = await callOperator(config, '/sweepstakes/grants', body);
  return reply === unknown ? none : coinsOf(eventReply.parse(reply).data.coins);
}

/** Minor units of sweep coins. */
const freeEntryMinor = 200n;
