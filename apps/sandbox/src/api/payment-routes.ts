import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import { newPayment } from '../payments/new-payment.ts';
import { cancel } from '../payments/rules/end.ts';
import { scenarioNamed, scenarioOf } from '../scenarios/scenarios.ts';
import { parseInput, sendError } from './errors.ts';
import { createdView, paymentView } from './payment-view.ts';
import { isBeforeWork, spoil } from './trouble.ts';

const byReference = z.object({ reference: z.string() });

function notFound(reply: FastifyReply) {
  return sendError(reply, 404, 'not_found', 'There is no payment with this reference.');
}

/** Create, find and cancel payments by the merchant's reference. */
export function paymentRoutes(app: FastifyInstance, { books, desk, faults, publicUrl }: SandboxParts): void {
  app.post('/v1/payments', async (request, reply) => {
    const body = parseInput(newPayment, request.body, reply);
    if (!body) return reply;
    const isKnown = books.paymentByReference(body.reference) !== undefined;
    const fault = faults.take('create');
    const planned = fault ?? (isKnown ? undefined : scenarioOf(BigInt(body.amount))?.reply);
    if (isBeforeWork(planned)) return spoil(reply, planned);
    const outcome = await desk.create(body);
    if (outcome.kind === 'conflict') {
      return sendError(reply, 409, 'reference_conflict', 'This reference belongs to another request.');
    }
    const isDeclined = scenarioNamed(outcome.payment.details.scenario)?.reply === 'decline';
    const trouble = isDeclined ? (fault ?? 'decline') : planned;
    return trouble ? spoil(reply, trouble) : reply.code(201).send(createdView(outcome.payment, publicUrl()));
  });

  app.get('/v1/payments/:reference', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const trouble = faults.take('find');
    if (trouble) return spoil(reply, trouble);
    const payment = books.paymentByReference(reference);
    await books.settled();
    return payment ? paymentView(payment, publicUrl()) : notFound(reply);
  });

  app.post('/v1/payments/:reference/cancel', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const trouble = faults.take('cancel');
    if (isBeforeWork(trouble)) return spoil(reply, trouble);
    const payment = books.paymentByReference(reference);
    if (!payment) return notFound(reply);
    const outcome = await desk.act(payment.id, cancel);
    if (trouble) return spoil(reply, trouble);
    if (outcome.kind === 'refused') return sendError(reply, 422, outcome.code, outcome.message);
    return outcome.kind === 'notFound' ? notFound(reply) : paymentView(outcome.payment, publicUrl());
  });
}
