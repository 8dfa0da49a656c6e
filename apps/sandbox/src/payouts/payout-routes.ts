import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput, sendError } from '../api/errors.ts';
import { isBeforeWork, spoil } from '../api/trouble.ts';
import type { SandboxParts } from '../parts.ts';
import { newPayout, payoutScenarioOf } from './new-payout.ts';
import type { Payout } from './payout.ts';
import { payoutEventBody } from './payout-body.ts';

const byReference = z.object({ reference: z.string() });

const view = (payout: Payout) => ({
  id: payout.id,
  reference: payout.details.reference,
  state: payout.state,
  events: payout.events.map((event) => payoutEventBody(event, payout)),
});

/** Create and find payouts by the merchant's reference. */
export function payoutRoutes(app: FastifyInstance, { books, payouts, faults }: SandboxParts): void {
  app.post('/v1/payouts', async (request, reply) => {
    const body = parseInput(newPayout, request.body, reply);
    if (!body) return reply;
    const isKnown = books.payoutByReference(body.reference, request.account) !== undefined;
    const trouble =
      faults.take('payout', request.account) ??
      (!isKnown && payoutScenarioOf(body) === 'silent' ? 'silence' : undefined);
    if (isBeforeWork(trouble)) return spoil(reply, trouble);
    const outcome = await payouts.create(body, request.account);
    if (outcome.kind === 'conflict') {
      return sendError(reply, 409, 'reference_conflict', 'This reference belongs to another order.');
    }
    if (outcome.kind === 'refused') {
      return sendError(reply, 402, outcome.code, outcome.message, { isRecorded: false });
    }
    return trouble ? spoil(reply, trouble) : reply.code(201).send(view(outcome.payout));
  });

  app.get('/v1/payouts/:reference', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const trouble = faults.take('find-payout', request.account);
    if (trouble) return spoil(reply, trouble);
    const payout = books.payoutByReference(reference, request.account);
    await books.settled();
    return payout
      ? view(payout)
      : sendError(reply, 404, 'not_found', 'There is no payout with this reference.');
  });
}
