import * as z from 'zod/mini';
import { amount } from './primitives.ts';

const withMinimum = z.object({
  minDeposit: amount,
  maxBonus: z.optional(amount),
  percent: z.optional(z.number()),
  currency: z.optional(z.string()),
});

/** A bonus that a deposit can carry. Amounts in major units of the player's currency. */
export const bonus = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
  /** Seconds left when this was told; counts where it is given, since a device's own clock may be wrong. */
  expiresIn: z.optional(z.number()),
  /** What has to be played before the bonus is the player's, in the operator's words. */
  wagering: z.optional(z.string()),
  depositBonusData: z.optional(z.nullable(withMinimum)),
  freespinBonusData: z.optional(
    z.nullable(z.object({ minDeposit: z.optional(amount), spins: z.optional(z.number()) })),
  ),
});
export type Bonus = z.infer<typeof bonus>;
export const bonusList = z.array(bonus);
