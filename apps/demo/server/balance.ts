import * as z from 'zod/mini';
import type { DemoConfig } from './config.ts';
import { callOperator, unknown } from './operator-api.ts';
import { brand, type PlayerRequest } from './players.ts';

const playerReply = z.object({
  data: z.object({
    balances: z.array(z.object({ kind: z.string(), currency: z.string(), amount: z.number() })),
  }),
});

export interface PlayerBalance {
  readonly amount: number;
  readonly bonus: number;
  readonly currency: string;
}

/** A player's cash and bonus as the cashier's ledger has them; a player it has not met yet has nothing. */
export async function readBalance(
  config: DemoConfig,
  { player, currency }: PlayerRequest,
): Promise<PlayerBalance> {
  const reply = await callOperator(config, `/players/${encodeURIComponent(player)}?brand=${brand}`);
  if (reply === unknown) return { amount: 0, bonus: 0, currency };
  const { data } = playerReply.parse(reply);
  const amountOf = (kind: string) =>
    data.balances.find((balance) => balance.kind === kind && balance.currency === currency)?.amount ?? 0;
  return { amount: amountOf('player_cash'), bonus: amountOf('player_bonus'), currency };
}
