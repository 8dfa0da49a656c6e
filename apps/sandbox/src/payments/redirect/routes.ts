import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { SandboxParts } from '../../parts.ts';
import { challengePage } from '../card/challenge-page.ts';
import { agentPage } from '../cash/agent-page.ts';
import { agentNamed } from '../cash/agents.ts';
import { sellerNamed } from '../offers/kind.ts';
import { isQuestion, type Payment } from '../payment.ts';
import { fail, isUnfinished } from '../rules/end.ts';
import { payLate } from '../rules/payer.ts';
import { errorPage, finishedPage, resultPage } from './outcome-page.ts';
import { paymentPage } from './page.ts';

const target = z.object({ id: z.string() });
const pressed = z.object({ id: z.string(), button: z.string() });
const query = z.object({ offer: z.string() });
const htmlType = 'text/html; charset=utf-8';

function notFound(reply: FastifyReply) {
  const text = 'Check the address, or go back to the merchant and start again.';
  return reply.code(404).type(htmlType).send(errorPage('There is no such payment', text));
}

/** A card's challenge, the seller's page of an offer, or the bank's own. */
function pageOf(payment: Payment, merchant: string, offer: string): string {
  if (payment.details.instruction === 'card') return challengePage(payment, merchant);
  const seller = payment.details.instruction === 'offers' ? sellerNamed(offer) : undefined;
  return paymentPage(payment, merchant, seller);
}

/** The hosted payment page. Every answer is a page, and a button pressed twice does its work once. */
export function hostedRoutes(
  app: FastifyInstance,
  { books, desk, merchant, lateDelayMs }: SandboxParts,
): void {
  app.get('/pay/:id', async (request, reply) => {
    const payment = books.payment(z.parse(target, request.params).id);
    if (!payment) return notFound(reply);
    const isPayable = payment.state === 'open' && payment.dueAt === undefined;
    if (isPayable && !isQuestion(payment)) {
      const offer = z.safeParse(query, request.query).data?.offer ?? '';
      return reply.type(htmlType).send(pageOf(payment, merchant, offer));
    }
    return reply.code(410).type(htmlType).send(finishedPage(payment, merchant));
  });

  app.get('/pay/:id/result', async (request, reply) => {
    const payment = books.payment(z.parse(target, request.params).id);
    return payment ? reply.type(htmlType).send(resultPage(payment, merchant)) : notFound(reply);
  });

  app.get('/agents/:id', async (request, reply) => {
    const agent = agentNamed(z.parse(target, request.params).id);
    if (agent) return reply.type(htmlType).send(agentPage(agent));
    const page = errorPage('There is no such agent', 'Go back to the cashier and choose another one.');
    return reply.code(404).type(htmlType).send(page);
  });

  app.post('/pay/:id/:button', async (request, reply) => {
    const { id, button } = z.parse(pressed, request.params);
    const payment = books.payment(id);
    if (!payment) return notFound(reply);
    const result = () => reply.redirect(`/pay/${id}/result`, 303);
    switch (button) {
      case 'pay':
        // What ended meanwhile is shown as ended; late money has a button of its own.
        if (!isUnfinished(payment) && payment.state !== 'paid') return reply.redirect(`/pay/${id}`, 303);
        await desk.payerPays(id);
        return result();
      case 'decline':
        await desk.act(id, (context, each) => fail(context, each, 'declined_by_payer'));
        return result();
      case 'pay-late':
        await desk.act(id, (context, each) => payLate(context, each, lateDelayMs));
        return result();
      case 'close':
        return result();
      default:
        return notFound(reply);
    }
  });
}
