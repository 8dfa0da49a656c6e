import * as z from 'zod/mini';
import { amount, localisedText } from './primitives.ts';

export const boxId = z.union([z.string().check(z.maxLength(128)), z.number()]);

/** What a box is marked with. A widget shows those that it knows. */
export const boxBadges = ['popular', 'bestValue', 'limited', 'new'] as const;

/**
 * A coin package. `main` are the gold coins (`QGC`) that are bought, `free` the sweep coins (`QSC`) that are given along.
 * `price` is in major units of `priceCurrencyCode`; so are the amounts of the methods that can pay for it.
 */
export const box = z.object({
  boxId,
  price: amount,
  priceCurrencyCode: z.string(),
  currenciesList: z.object({ free: z.object({ amount }), main: z.object({ amount }) }),
  /** The operator's name of it, by language. */
  text: z.optional(localisedText),
  badges: z.optional(z.array(z.string())),
});
export type Box = z.infer<typeof box>;

/** Where the operator tells the rules, and how coins are had without a purchase. */
export const sweepstakeLinks = z.object({ rules: z.optional(z.string()), freeEntry: z.optional(z.string()) });
export type SweepstakeLinks = z.infer<typeof sweepstakeLinks>;

/**
 * What a player has of a coin, in major units. `QSC`: `balance` is what can be redeemed now, never below zero; `unplayed` has
 * to be played first and is below zero where a reversed purchase took more back than was there; `reserved` is in
 * redemptions that are under way. `QGC`: `balance` is for play alone.
 */
export const sweepstakeBalance = z.object({
  currency: z.string(),
  balance: amount,
  unplayed: z.optional(amount),
  reserved: z.optional(amount),
});
export type SweepstakeBalance = z.infer<typeof sweepstakeBalance>;

/** `unplayed`: `amount` is still to be played before it can be redeemed. `played`: nothing is, and it is 0. */
export const unplayedBalance = z.object({ status: z.enum(['unplayed', 'played']), amount });
export type UnplayedBalance = z.infer<typeof unplayedBalance>;
