import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeBooks } from './conformance/books.suite.ts';
import { describeChains } from './conformance/chains.suite.ts';
import { describeClaims } from './conformance/claims.suite.ts';
import { describeCreation } from './conformance/creation.suite.ts';
import { describeEvents } from './conformance/events.suite.ts';
import type { ConformanceContext, ConformanceOptions, RunningProvider } from './conformance/harness.ts';
import { describeInstructions } from './conformance/instructions.suite.ts';
import { describeInstruments } from './conformance/instruments.suite.ts';
import { describePayouts } from './conformance/payouts.suite.ts';
import { describePreparations, describeRates } from './conformance/preparations.suite.ts';
import { describeRefunds } from './conformance/refunds.suite.ts';
import { describeWebhooks } from './conformance/webhooks.suite.ts';
import type { CreateDepositRequest } from './provider.ts';
import { openWebhookInbox, type WebhookInbox } from './testing/webhook-inbox.ts';

/**
 * The contract that every provider keeps, run against a stand-in of its other side over real sockets: what is
 * unknown stays unknown, nothing is created twice, money is exact, and webhooks are genuine or refused.
 */
export function describeProvider(options: ConformanceOptions): void {
  const { id, capabilities } = options.definition;
  describe(`provider ${id}`, { timeout: 20_000 }, () => {
    let parts: { readonly running: RunningProvider; readonly inbox: WebhookInbox } | undefined;
    const started = () => {
      if (!parts) throw new Error('The provider has not started.');
      return parts;
    };

    beforeAll(async () => {
      const running = await options.start();
      parts = { running, inbox: await openWebhookInbox(() => running.provider) };
    }, 60_000);
    afterAll(async () => {
      await parts?.inbox.close();
      await parts?.running.stop();
    });

    const context: ConformanceContext = {
      get running() {
        return started().running;
      },
      get provider() {
        return started().running.provider;
      },
      get drive() {
        return started().running.drive;
      },
      get inbox() {
        return started().inbox;
      },
      request: (change = {}): CreateDepositRequest => ({
        ...started().running.drive.requests.accepted,
        reference: `dep_${randomUUID()}`,
        returnUrl: 'http://127.0.0.1/return/opaque',
        webhookUrl: started().inbox.url,
        ...change,
      }),
      created: async (change) => {
        const request = context.request(change);
        expect(await context.provider.createDeposit(request)).toMatchObject({ kind: 'created' });
        return request;
      },
    };

    it('is registered under its own id', () => {
      expect(started().running.provider.id).toBe(id);
    });
    describeCreation(context, capabilities);
    describeWebhooks(context);
    describeEvents(context);
    describeInstructions(context);
    if (capabilities.books) describeBooks(context);
    if (capabilities.preparations) describePreparations(context);
    if (capabilities.claims) describeClaims(context);
    if (capabilities.rates) describeRates(context);
    if (capabilities.instruments) describeInstruments(context);
    if (capabilities.chains) describeChains(context);
    if (capabilities.payouts) describePayouts(context);
    if (capabilities.refunds) describeRefunds(context);
  });
}
