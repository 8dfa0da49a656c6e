import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { pointInTime } from './primitives.ts';

/** What was compared, and every difference; none means that all books agree. */
export const verifyReport = z.object({
  at: timestamp,
  compared: z.array(z.object({ check: z.string(), count: z.number() })),
  differences: z.array(
    z.object({ check: z.string(), subject: z.string(), expected: z.string(), found: z.string() }),
  ),
});

export const operatorVerify = defineOperatorCall({
  method: 'POST',
  path: '/verify',
  role: 'read',
  repetition: 'none',
  isOfAllBrands: true,
  summary: 'Compares the ledger with itself, with the balances and with the providers’ books.',
  request: z.object({
    /** Where the providers' books start; their last 30 days unless told. */
    since: z.optional(pointInTime),
  }),
  reply: verifyReport,
});
