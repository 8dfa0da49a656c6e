import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import { readMethod } from '../payments/kinds.ts';
import { paymentKindRegistry } from '../payments/registry.ts';
import { isPayoutToCard } from '../payouts/new-payout.ts';
import { parseInput, sendError } from './errors.ts';
import { spoil } from './trouble.ts';

const query = z.object({
  method: z.string().check(z.minLength(1), z.maxLength(64)),
  currency: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  language: z.string().check(z.minLength(1), z.maxLength(35)),
});

/** What a method needs before its form is shown; 404 where that is nothing. */
export function preparationRoutes(app: FastifyInstance, { faults, vault }: SandboxParts): void {
  app.get('/v1/preparations', async (request, reply) => {
    const asked = parseInput(query, request.query, reply);
    if (!asked) return reply;
    const trouble = faults.take('prepare', request.account);
    if (trouble) return spoil(reply, trouble);
    if (isPayoutToCard(asked.method)) return { fields: [], encryptionKey: await vault.publicKey() };
    const method = readMethod(asked.method);
    const prepare = method && paymentKindRegistry[method.kind].prepare;
    if (!prepare) return sendError(reply, 404, 'nothing_to_prepare', 'This method needs no preparation.');
    return prepare({ ...asked, ...(method.variant && { variant: method.variant }) }, vault);
  });
}
