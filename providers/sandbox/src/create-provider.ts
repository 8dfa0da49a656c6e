import { ProviderUnavailableError, settle, type Unknown, unknown } from '@opencashier/provider-kit/errors';
import { type AskingClient, asking, createHttpClient } from '@opencashier/provider-kit/http-client';
import type { Provider, ProviderBookEntry, ProviderEnvironment } from '@opencashier/provider-kit/provider';
import { parseReply } from '@opencashier/provider-kit/reply';
import * as z from 'zod/mini';
import type { SandboxConfig } from './config.ts';
import { toCreated, toDeclined, toEvent, toWireRequest } from './mappers.ts';
import { outageOf } from './outage.ts';
import { sandboxPayouts } from './payouts.ts';
import { sandboxRefunds } from './refunds.ts';
import { readWebhook } from './webhook.ts';
import { wireBook, wireCreated, wirePayment, wirePreparation, wireRate, wireRefusal } from './wire.ts';

const pathOf = (reference: string) => `/v1/payments/${encodeURIComponent(reference)}`;

/** Refusals that say nothing of what was asked about: credentials, too many requests. */
const neverLooked: ReadonlySet<number> = new Set([401, 403, 429]);

/** A 404 says that there is none; any other refusal says nothing. */
function absent<Outcome>(status: number, outcome: Outcome): Outcome | Unknown {
  return status === 404 ? outcome : unknown(`status ${status}`);
}

async function* readBook(request: AskingClient, since: Date): AsyncGenerator<ProviderBookEntry> {
  let cursor: string | undefined;
  do {
    const query = { since: since.toISOString(), cursor };
    const reply = await request({ method: 'GET', path: '/v1/book', query });
    if (reply.kind === 'unknown') throw new ProviderUnavailableError(reply.reason);
    if (reply.kind === 'refused') throw new ProviderUnavailableError(`status ${reply.status}`);
    const page = parseReply(wireBook, reply.body);
    for (const { id, reference, amount, currency, direction, at } of page.entries) {
      const money = { minor: amount, currency };
      yield { reference, transactionId: id, money, direction, at: new Date(at) };
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** The provider that talks to the sandbox. */
export function createSandboxProvider(config: SandboxConfig, environment: ProviderEnvironment): Provider {
  const order = createHttpClient({
    baseUrl: config.baseUrl,
    headers: { authorization: `Bearer ${config.apiKey}` },
    environment,
  });
  const request = asking(order);
  const findDeposit: Provider['findDeposit'] = (reference) =>
    settle(async () => {
      const reply = await request({ method: 'GET', path: pathOf(reference) });
      if (reply.kind === 'unknown') return reply;
      // Any other refusal says nothing about the deposit.
      if (reply.kind === 'refused') {
        return reply.status === 404 ? { kind: 'notFound' } : unknown(`status ${reply.status}`);
      }
      const payment = parseReply(wirePayment, reply.body);
      return { kind: 'found', ...toCreated(payment), events: payment.events.map(toEvent) };
    });
  return {
    id: environment.account ?? 'sandbox',

    createDeposit: (deposit) =>
      settle(async () => {
        const reply = await order({ method: 'POST', path: '/v1/payments', body: toWireRequest(deposit) });
        if (reply.kind === 'unsent' || reply.kind === 'unknown')
          return outageOf(reply) ?? unknown(reply.reason);
        if (reply.kind === 'refused') return toDeclined(reply.status, reply.body);
        return { kind: 'created', ...toCreated(parseReply(wireCreated, reply.body)) };
      }),

    findDeposit,

    cancelDeposit: async (reference) => {
      const reply = await request({ method: 'POST', path: `${pathOf(reference)}/cancel`, body: {} });
      if (reply.kind === 'ok') return { kind: 'canceled' };
      const isRefusal = reply.kind === 'refused' && (reply.status === 404 || reply.status === 422);
      return { kind: isRefusal ? 'notCancelable' : 'unknown' };
    },

    prepareDeposit: ({ method, currency, country, language }) =>
      settle(async () => {
        const query = { method, currency, country, language };
        const reply = await request({ method: 'GET', path: '/v1/preparations', query });
        if (reply.kind === 'unknown') return reply;
        if (reply.kind === 'refused') return absent(reply.status, { kind: 'nothing' });
        return { kind: 'prepared', preparation: parseReply(wirePreparation, reply.body) };
      }),

    claimDeposit: (reference, fields) =>
      settle(async () => {
        const reply = await request({ method: 'POST', path: `${pathOf(reference)}/claim`, body: { fields } });
        if (reply.kind === 'unknown') return reply;
        if (reply.kind === 'ok') return { kind: 'noted' };
        if (neverLooked.has(reply.status)) return unknown(`status ${reply.status}`);
        const refusal = z.safeParse(wireRefusal, reply.body);
        return {
          kind: 'refused',
          code: refusal.success ? refusal.data.error.code : `status ${reply.status}`,
        };
      }),

    findRate: (from, to) =>
      settle(async () => {
        const reply = await request({ method: 'GET', path: '/v1/rates', query: { from, to } });
        if (reply.kind === 'unknown') return reply;
        if (reply.kind === 'refused') return absent(reply.status, { kind: 'unsupported' });
        const { rate, validUntil } = parseReply(wireRate, reply.body);
        return { kind: 'rate', rate, validUntil: new Date(validUntil) };
      }),

    payouts: sandboxPayouts(order),
    refunds: sandboxRefunds(request, findDeposit),
    readWebhook: async (webhook) => readWebhook(webhook, config.webhookSecrets),
    listBook: (since) => readBook(request, since),
  };
}
