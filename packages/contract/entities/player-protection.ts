import * as z from 'zod/mini';
import { amount, timestamp } from './primitives.ts';

/** What a limit is counted over, ending now: 24 hours, 7 days, 30 days. */
export const limitPeriod = z.enum(['day', 'week', 'month']);
export type LimitPeriod = z.infer<typeof limitPeriod>;

/** A cool-off is a short pause; a self-exclusion a long one, or one without end. Both stop deposits, never withdrawals. */
export const pauseKind = z.enum(['coolOff', 'selfExclusion']);
export type PauseKind = z.infer<typeof pauseKind>;

/** A limit on what the player deposits, in major units of the player's currency. */
export const depositLimitState = z.object({
  period: limitPeriod,
  currency: z.string(),
  amount: amount,
  /** What of it is used by deposits that were made or are open. */
  used: amount,
  left: amount,
  /** A higher amount, or none at all, that the player asked for: it holds from then on. */
  next: z.optional(z.object({ amount: z.optional(amount), from: timestamp })),
});

/** How a player is protected, and what the brand offers where the player lives. */
export const playerProtection = z.object({
  offers: z.object({
    limitPeriods: z.array(limitPeriod),
    coolOffDays: z.array(z.number()),
    selfExclusionDays: z.array(z.number()),
    /** May a player exclude themselves without an end? */
    hasEndlessExclusion: z.boolean(),
  }),
  limits: z.array(depositLimitState),
  pause: z.optional(
    z.object({
      kind: pauseKind,
      from: timestamp,
      /** Absent: it has no end. */
      until: z.optional(timestamp),
    }),
  ),
});
export type PlayerProtection = z.infer<typeof playerProtection>;
