import * as z from 'zod/mini';
import { timestamp } from '../entities/primitives.ts';
import { defineOperatorCall } from './define-operator-call.ts';
import { cursor, minorUnits, nextCursor, pageSize, recordId } from './primitives.ts';

const providerId = z.string().check(z.minLength(1), z.maxLength(64));
/** A day of UTC. */
const day = z.string().check(
  z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day such as 2026-03-31'),
  z.refine((text) => {
    const at = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  }, 'must be a day that there is'),
);

/** One line of books: money in or out. */
const line = z.object({ direction: z.enum(['in', 'out']), minor: minorUnits, currency: z.string() });

/** One day of ours beside one provider's books. */
export const operatorReconciliation = z.object({
  id: z.string(),
  provider: z.string(),
  day: z.string(),
  /** `unreadable`: the provider's books could not be had; ask again. */
  state: z.enum(['agrees', 'differs', 'unreadable']),
  matched: z.number(),
  exceptions: z.number(),
  /** The job, or the owner of the key that asked. */
  requestedBy: z.string(),
  at: timestamp,
});

/**
 * `missingHere`: the provider has it and we don't. `missingThere`: we have it and the provider does not. `amountDiffers`:
 * sum, currency or direction. `stateDiffers`: it is here, and waits for something that keeps it from being booked.
 */
export const operatorReconciliationException = z.object({
  kind: z.enum(['missingHere', 'missingThere', 'amountDiffers', 'stateDiffers']),
  transactionId: z.string(),
  reference: z.optional(z.string()),
  ours: z.optional(line),
  theirs: z.optional(line),
  note: z.optional(z.string()),
});

export const operatorReconciliationsList = defineOperatorCall({
  method: 'GET',
  path: '/reconciliations',
  role: 'read',
  repetition: 'none',
  isOfAllBrands: true,
  rows: 'reconciliations',
  summary: 'Comparisons of our books with the providers’, newest first.',
  request: z.object({ provider: z.optional(providerId), day: z.optional(day), cursor, limit: pageSize }),
  reply: z.object({ reconciliations: z.array(operatorReconciliation), nextCursor }),
});

export const operatorReconciliationsGet = defineOperatorCall({
  method: 'GET',
  path: '/reconciliations/{id}',
  role: 'read',
  repetition: 'none',
  isOfAllBrands: true,
  rows: 'exceptions',
  summary: 'One comparison with its list of exceptions.',
  request: z.object({ id: recordId }),
  reply: z.object({
    reconciliation: operatorReconciliation,
    exceptions: z.array(operatorReconciliationException),
  }),
});

export const operatorReconciliationsRun = defineOperatorCall({
  method: 'POST',
  path: '/reconciliations',
  role: 'act',
  repetition: 'key',
  isOfAllBrands: true,
  summary: 'Compares one day with a provider’s books now. The day before is compared by itself every day.',
  request: z.object({ provider: providerId, day }),
  reply: operatorReconciliation,
});
