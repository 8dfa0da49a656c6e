import * as z from 'zod/mini';
import type { DemoConfig } from './config.ts';
import { brand, type PlayerRequest } from './players.ts';

const playerReply = z.object({
  data: z.object({ balances: z.array(z.object({ currency: z.string(), amount: z.number() })) }),
});

/** A player's balance as the cashier's ledger has it; a player it has not met yet has nothing. */
export async function readBalance(
  config: DemoConfig,
  { player, currency }: PlayerRequest,
): Promise<{ readonly amount: number; readonly currency: string }> {
  const url = new URL(`/api/operator/players/${encodeURIComponent(player)}`, config.cashierUrl);
  url.searchParams.set('brand', brand);
  const response = await fetch(url, { headers: { authorization: `Bearer ${config.apiKey}` } });
  if (response.status === 404) return { amount: 0, currency };
  if (!response.ok) throw new Error(`the operator API answered ${response.status}`);
  const { data } = playerReply.parse(await response.json());
  const found = data.balances.find((balance) => balance.currency === currency);
  return { amount: found?.amount ?? 0, currency };
}
