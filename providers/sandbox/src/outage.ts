import type { HttpOutcome } from '@opencashier/provider-kit/http-client';
import * as z from 'zod/mini';
import { wireRefusal } from './wire.ts';

/** An account that takes nothing now: whatever was sent does not exist, and neither will what is sent next. */
export interface Outage {
  readonly kind: 'declined';
  readonly code: string;
  readonly isSafe: true;
  readonly isOutage: true;
}

/** What is for sure an outage: nobody was reached, or the sandbox says that nothing is on record. */
export function outageOf(
  outcome: Extract<HttpOutcome, { readonly kind: 'unsent' | 'unknown' }>,
): Outage | undefined {
  if (outcome.kind === 'unsent') return outage('unreachable');
  const refusal = z.safeParse(wireRefusal, outcome.body);
  return refusal.success && refusal.data.error.isRecorded === false
    ? outage(refusal.data.error.code)
    : undefined;
}

const outage = (code: string): Outage => ({ kind: 'declined', code, isSafe: true, isOutage: true });
