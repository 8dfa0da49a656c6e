import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import { orderRefund, refundIdOf } from '../payments/rules/order-refund.ts';
import { parseInput, sendError } from './errors.ts';
import { isBeforeWork, spoil } from './trouble.ts';

const byReference = z.object({ reference: z.string() });
const order = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  transactionId: z.string().check(z.minLength(1), z.maxLength(128)),
  amount: z.string().check(z.regex(/^[1-9]\d{0,29}$/)),
});

/** Orders to give money back. What became of one stands among the events of its payment. */
export function refundRoutes(app: FastifyInstance, { books, desk, faults }: SandboxParts): void {
  app.post('/v1/payments/:reference/refunds', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const body = parseInput(order, request.body, reply);
    if (!body) return reply;
    const trouble = faults.take('refund', request.account);
    if (isBeforeWork(trouble)) return spoil(reply, trouble);
    const payment = books.paymentByReference(reference, request.account);
    if (!payment) return sendError(reply, 404, 'not_found', 'There is no payment with this reference.');
    const { amount, ...named } = body;
    const wanted = { ...named, minor: BigInt(amount) };
    const outcome = await desk.act(payment.id, (context, now) => orderRefund(context, now, wanted));
    if (trouble) return spoil(reply, trouble);
    if (outcome.kind === 'refused') return sendError(reply, 422, outcome.code, outcome.message);
    return reply.code(201).send({ id: refundIdOf(body.reference) });
  });
}
