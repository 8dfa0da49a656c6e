import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import { directionOf } from '../payments/payment.ts';
import { parseInput } from './errors.ts';
import { spoil } from './trouble.ts';

const defaultPageSize = 100;
const query = z.object({
  since: z.optional(z.iso.datetime({ offset: true })),
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
});

/** The provider's own books: each movement of money once, oldest first, a page at a time. */
export function bookRoutes(app: FastifyInstance, { books, faults }: SandboxParts): void {
  app.get('/v1/book', async (request, reply) => {
    const asked = parseInput(query, request.query, reply);
    if (!asked) return reply;
    const trouble = faults.take('book', request.account);
    if (trouble) return spoil(reply, trouble);
    const since = asked.since ? Date.parse(asked.since) : 0;
    const after = Number(asked.cursor ?? 0);
    const found = books
      .lines()
      .filter(({ account }) => account === request.account)
      .filter(({ sequence, at }) => sequence > after && Date.parse(at) >= since);
    await books.settled();
    const page = found.slice(0, Number(asked.limit ?? defaultPageSize));
    const last = page.at(-1);
    return {
      entries: page.map(({ id, transactionId, paymentId, reference, kind, minor, currency, at }) => ({
        id,
        transactionId,
        paymentId,
        reference,
        kind,
        direction: kind === 'payout' ? 'out' : kind === 'payoutReturn' ? 'in' : directionOf(kind),
        amount: minor.toString(),
        currency,
        at,
      })),
      ...(last && found.length > page.length ? { nextCursor: String(last.sequence) } : {}),
    };
  });
}
