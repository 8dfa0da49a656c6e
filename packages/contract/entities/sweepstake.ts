import * as z from 'zod/mini';
import { amount } from './primitives.ts';

/** A coin package: `free` are sweep coins given along, `main` are the gold coins that are bought. */
export const box = z.object({
  boxId: z.union([z.string(), z.number()]),
  price: amount,
  priceCurrencyCode: z.string(),
  currenciesList: z.object({ free: z.object({ amount }), main: z.object({ amount }) }),
  isPopular: z.optional(z.boolean()),
});
export type Box = z.infer<typeof box>;

export const sweepstakeBalance = z.object({ currency: z.string(), balance: amount });
export type SweepstakeBalance = z.infer<typeof sweepstakeBalance>;
export const unplayedBalance = z.object({
  status: z.union([z.string(), z.number(), z.boolean()]),
  amount: z.union([amount, z.string()]),
});
