import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import { rateOf } from '../rates/rates.ts';
import { parseInput, sendError } from './errors.ts';
import { spoil } from './trouble.ts';

const validMs = 60_000;
const code = z.string().check(z.regex(/^[A-Z0-9]{2,10}$/));
const query = z.object({ from: code, to: code });

/** One unit of a currency in another, good for a minute. */
export function rateRoutes(app: FastifyInstance, { faults, runtime }: SandboxParts): void {
  app.get('/v1/rates', async (request, reply) => {
    const asked = parseInput(query, request.query, reply);
    if (!asked) return reply;
    const trouble = faults.take('rate', request.account);
    if (trouble) return spoil(reply, trouble);
    const rate = rateOf(asked.from, asked.to);
    if (rate === undefined)
      return sendError(reply, 404, 'unsupported_pair', 'There is no rate for this pair.');
    const validUntil = new Date(runtime.clock.now().getTime() + validMs).toISOString();
    return { ...asked, rate, validUntil };
  });
}
