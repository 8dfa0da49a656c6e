import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../parts.ts';
import { newPayment } from '../payments/new-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { cancel } from '../payments/rules/end.ts';
import { scenarioNamed, scenarioOf } from '../scenarios/scenarios.ts';
import { declineText } from './decline-texts.ts';
import { parseInput, sendError } from './errors.ts';
import { createdView, paymentView } from './payment-view.ts';
import { isBeforeWork, spoil } from './trouble.ts';

/** What the payer says with the claim; of the fields only the id of the bank's or wallet's transaction is kept. */
const claimBody = z.object({
  fields: z.optional(
    z.record(
      z.string().check(z.maxLength(64)),
      z.union([z.string().check(z.maxLength(128)), z.number(), z.boolean()]),
    ),
  ),
});
const byReference = z.object({ reference: z.string() });

function notFound(reply: FastifyReply) {
  return sendError(reply, 404, 'not_found', 'There is no payment with this reference.');
}

/** Why a create is declined although a failed payment is on record: the amount's scenario, or the card's bank. */
function declineOf({ details: { scenario, traits } }: Payment): string | undefined {
  if (scenarioNamed(scenario)?.reply === 'decline') return 'declined';
  return /^declined:(.+)$/.exec(traits?.outcome ?? '')?.[1];
}

/** Create, find, claim and cancel payments by the merchant's reference. */
export function paymentRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { books, desk, faults } = parts;
  const place = () => ({ publicUrl: parts.publicUrl(), merchant: parts.merchant });

  app.post('/v1/payments', async (request, reply) => {
    const body = parseInput(newPayment, request.body, reply);
    if (!body) return reply;
    const isKnown = books.paymentByReference(body.reference, request.account) !== undefined;
    const fault = faults.take('create', request.account);
    const planned = fault ?? (isKnown ? undefined : scenarioOf(BigInt(body.amount))?.reply);
    if (isBeforeWork(planned)) return spoil(reply, planned);
    const outcome = await desk.create(body, request.account);
    if (outcome.kind === 'conflict') {
      return sendError(reply, 409, 'reference_conflict', 'This reference belongs to another request.');
    }
    if (outcome.kind === 'refused') {
      return sendError(reply, 402, outcome.code, outcome.message, { isRecorded: false });
    }
    const declined = declineOf(outcome.payment);
    if (declined !== undefined && !fault) {
      return sendError(reply, 402, declined, declineText(declined, body.language), { isRecorded: true });
    }
    const trouble = fault ?? planned;
    return trouble ? spoil(reply, trouble) : reply.code(201).send(createdView(outcome.payment, place()));
  });

  app.get('/v1/payments/:reference', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const trouble = faults.take('find', request.account);
    if (trouble) return spoil(reply, trouble);
    const payment = books.paymentByReference(reference, request.account);
    await books.settled();
    return payment ? paymentView(payment, place()) : notFound(reply);
  });

  app.post('/v1/payments/:reference/cancel', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const trouble = faults.take('cancel', request.account);
    if (isBeforeWork(trouble)) return spoil(reply, trouble);
    const payment = books.paymentByReference(reference, request.account);
    if (!payment) return notFound(reply);
    const outcome = await desk.act(payment.id, cancel);
    if (trouble) return spoil(reply, trouble);
    if (outcome.kind === 'refused') return sendError(reply, 422, outcome.code, outcome.message);
    return outcome.kind === 'notFound' ? notFound(reply) : paymentView(outcome.payment, place());
  });

  app.post('/v1/payments/:reference/claim', async (request, reply) => {
    const { reference } = z.parse(byReference, request.params);
    const body = parseInput(claimBody, request.body ?? {}, reply);
    if (!body) return reply;
    const trouble = faults.take('claim', request.account);
    if (isBeforeWork(trouble)) return spoil(reply, trouble);
    const payment = books.paymentByReference(reference, request.account);
    if (!payment) return notFound(reply);
    const named = body.fields?.transaction_id;
    const outcome = await desk.claim(payment.id, named === undefined ? undefined : String(named).trim());
    if (trouble) return spoil(reply, trouble);
    if (outcome.kind === 'refused') return sendError(reply, 422, outcome.code, outcome.message);
    return outcome.kind === 'notFound' ? notFound(reply) : paymentView(outcome.payment, place());
  });
}
