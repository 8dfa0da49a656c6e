import { redemptionHoldReason } from '@opencashier/contract/entities/transaction';
import * as z from 'zod/mini';
import type { RedemptionAnswer } from '../ports/redemption-check.ts';

const doubt = {
  reason: redemptionHoldReason,
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  url: z.optional(z.url({ protocol: /^https$/ })),
};

const answer = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('allow') }),
  z.object({ verdict: z.literal('hold'), ...doubt }),
  z.object({ verdict: z.literal('refuse'), ...doubt }),
]);

/** What the operator's server answered; anything but a clear answer is none. */
export function readRedemptionAnswer(reply: string | undefined): RedemptionAnswer {
  let json: unknown;
  try {
    json = JSON.parse(reply ?? '');
  } catch {
    return { kind: 'unknown' };
  }
  const outcome = answer.safeParse(json);
  if (!outcome.success) return { kind: 'unknown' };
  if (outcome.data.verdict === 'allow') return { kind: 'allow' };
  const { verdict, reason, text, url } = outcome.data;
  return { kind: verdict, reason, text, url };
}
