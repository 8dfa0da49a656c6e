import * as z from 'zod/mini';
import type { DemoConfig } from './config.ts';
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
  const url = new URL(`/api/operator/players/${encodeURIComponent(player)}`, config.cashierUrl);
  url.searchParams.set('brand', brand);
  const response = await fetch(url, { headers: { authorization: `Bearer ${config.apiKey}` } });
  if (response.status === 404) return { amount: 0, bonus: 0, currency };
  if (!response.ok) throw new Error(`the operator API answered ${response.status}`);
  const { data } = playerReply.parse(await response.json());
  const amountOf = (kind: string) =>
    data.balances.find((balance) => balance.kind === kind && balance.currency === currency)?.amount ?? 0;
  return { amount: amountOf('player_cash'), bonus: amountOf('player_bonus'), currency };
}
