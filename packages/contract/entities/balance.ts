import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/**
 * What a player has in one currency, in major units. `available`: to play with. `reserved`: set aside for withdrawals
 * that are under way. `pending`: deposits whose money is on its way. `withdrawable`: what of the available amount can
 * be withdrawn now.
 */
export const playerBalance = z.object({
  currency: z.string(),
  available: amount,
  reserved: amount,
  pending: amount,
  bonus: amount,
  withdrawable: amount,
});
export type PlayerBalance = z.infer<typeof playerBalance>;
