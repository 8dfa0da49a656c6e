import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput, sendError } from '../api/errors.ts';
import { captchaMode, captchaVendor } from '../captcha/modes.ts';
import { accountMode, accountName } from '../faults/account-modes.ts';
import { faultCall, faultName } from '../faults/faults.ts';
import type { SandboxParts } from '../parts.ts';
import { paymentKinds } from '../payments/kinds.ts';
import type { Payment } from '../payments/payment.ts';
import { paymentKindRegistry } from '../payments/registry.ts';
import { isPayoutOpen, payoutAction, payoutActions, payoutView } from '../payouts/payout.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { act } from './act.ts';
import { actionTexts } from './action-texts.ts';
import { actionInput, controlAction, controlActions } from './actions.ts';
import { isWaiting, operationCard } from './operation-card.ts';
import { deliveryViews, type OperationView, operationView } from './operation-view.ts';
import { controlPage } from './page.ts';
import { deliveryTable, waitingFaults } from './parts-view.ts';
import { payoutCards } from './payout-card.ts';

const operationsQuery = z.object({ reference: z.optional(z.string()) });
const target = z.object({ id: z.string(), action: z.optional(z.string()) });
const newCaptchaMode = z.object({
  vendor: captchaVendor,
  mode: captchaMode,
  times: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
});
const newAccountMode = z.object({ account: accountName, mode: accountMode });
const newFault = z.object({ fault: faultName, call: z._default(faultCall, 'create') });
const deliveriesListed = 200;
const deliveriesShown = 30;
const openShown = 50;
const finishedShown = 12;

const card = (operation: OperationView) => ({ id: operation.id, markup: operationCard(operation).markup });

/**
 * The control API, open to whoever reaches the sandbox: it is a tool for tests and demonstrations. Pages of other
 * origins are kept out, so that no website can use the browser of somebody who runs a sandbox.
 */
export function controlRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { accounts, books, captcha, faults, runtime } = parts;

  app.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)) return;
    return sendError(reply, 403, 'foreign_origin', 'The control API answers its own page alone.');
  });

  app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(controlPage()));

  app.get('/control/live', async () => {
    const payments = books.payments();
    const cards = (chosen: readonly Payment[], limit: number) =>
      chosen.slice(0, limit).map((payment) => card(operationView(runtime, payment)));
    return {
      open: [
        ...payoutCards(books.payouts().filter(isPayoutOpen), openShown),
        ...cards(payments.filter(isWaiting), openShown),
      ],
      finished: [
        ...payoutCards(
          books.payouts().filter((payout) => !isPayoutOpen(payout)),
          finishedShown,
        ),
        ...cards(
          payments.filter((payment) => !isWaiting(payment)),
          finishedShown,
        ),
      ],
      captcha: captcha.modes.all(),
      accounts: accounts.all(),
      faults: waitingFaults(faults.waiting()).markup,
      deliveries: deliveryTable(deliveryViews(books, deliveriesShown)).markup,
    };
  });

  app.get('/control/operations', async (request, reply) => {
    const query = parseInput(operationsQuery, request.query, reply);
    if (!query) return reply;
    const { reference } = query;
    await books.settled();
    const isAsked = (named: string) => reference === undefined || named === reference;
    return [
      ...books
        .payouts()
        .filter(({ details }) => isAsked(details.reference))
        .map(payoutView),
      ...books
        .payments()
        .filter(({ details }) => isAsked(details.reference))
        .map((payment) => operationView(runtime, payment)),
    ];
  });

  app.get('/control/operations/:id', async (request, reply) => {
    const { id } = z.parse(target, request.params);
    const payout = books.payout(id);
    if (payout) {
      await books.settled();
      const deliveries = deliveryViews(books, deliveriesListed, id);
      return { ...payoutView(payout), events: payout.events, deliveries };
    }
    const payment = books.payment(id);
    if (!payment) return sendError(reply, 404, 'not_found', 'There is no operation with this id.');
    const deliveries = deliveryViews(books, deliveriesListed, payment.id);
    const view = { ...operationView(runtime, payment), events: payment.events, deliveries };
    await books.settled();
    return view;
  });

  app.post('/control/operations/:id/:action', async (request, reply) => {
    const { id, action: name } = z.parse(target, request.params);
    if (books.payout(id)) {
      const known = z.safeParse(payoutAction, name);
      if (!known.success)
        return sendError(reply, 404, 'unknown_action', `Actions are ${payoutActions.join(', ')}.`);
      const done = await parts.payouts.act(id, known.data);
      return done.kind === 'done'
        ? payoutView(done.payout)
        : sendError(reply, 409, 'not_possible', 'A payout that stands so can’t do that.');
    }
    const action = z.safeParse(controlAction, name);
    if (!action.success)
      return sendError(reply, 404, 'unknown_action', `Actions are ${controlActions.join(', ')}.`);
    const input = parseInput(actionInput, request.body ?? {}, reply);
    if (!input) return reply;
    const outcome = await act(parts, id, action.data, input);
    if (outcome.kind === 'notFound')
      return sendError(reply, 404, 'not_found', 'There is no operation with this id.');
    if (outcome.kind === 'refused') return sendError(reply, 409, outcome.code, outcome.message);
    return operationView(runtime, outcome.payment);
  });

  app.get('/control/deliveries', async () => deliveryViews(books, deliveriesListed));
  app.get('/control/scenarios', async () => scenarios);
  app.get('/control/actions', async () =>
    controlActions.map((action) => {
      const { label, does, player, takes } = actionTexts[action];
      return { action, label, does, player, ...(takes === undefined ? {} : { takes }) };
    }),
  );
  app.get('/control/kinds', async () =>
    paymentKinds.map((kind) => {
      const { title, sees, lifeMinutes, prepare } = paymentKindRegistry[kind];
      return { kind, title, sees, lifeMinutes, isPrepared: prepare !== undefined };
    }),
  );

  app.get('/control/captcha', async () => captcha.modes.all());
  app.post('/control/captcha', async (request, reply) => {
    const chosen = parseInput(newCaptchaMode, request.body, reply);
    if (!chosen) return reply;
    captcha.modes.set(chosen.vendor, chosen.mode, chosen.times);
    return reply.code(201).send(captcha.modes.all());
  });

  app.get('/control/accounts', async () => accounts.all());
  app.post('/control/accounts', async (request, reply) => {
    const chosen = parseInput(newAccountMode, request.body, reply);
    if (!chosen) return reply;
    accounts.set(chosen.account, chosen.mode);
    return reply.code(201).send(accounts.all());
  });

  app.get('/control/faults', async () => faults.waiting());
  app.post('/control/faults', async (request, reply) => {
    const fault = parseInput(newFault, request.body, reply);
    if (!fault) return reply;
    faults.add(fault);
    return reply.code(201).send(faults.waiting());
  });
  app.delete('/control/faults', async () => {
    faults.clear();
    return faults.waiting();
  });
}
