import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxDriver } from '../../../../providers/sandbox/src/testing/sandbox-driver.ts';
import {
  apiKey,
  type SandboxProcess,
  startSandboxProcess,
  webhookSecret,
} from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import type { Tracing } from '../ports/tracing.ts';
import { openTracing } from '../telemetry/tracing.ts';
import { captchaRules, startVendor, type Vendor } from '../testing/captcha-vendor.ts';
import { type Collector, startCollector } from '../testing/otlp-collector.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { callHttp, type Edge, operatorKey, signToken, startEdge } from './testing/edge.ts';

/** One marked value of each kind that must stand in no log, no span and no count. */
const secrets = {
  email: 'marked.person@private.example',
  phone: '+4915112345678',
  card: '4242 4242 4242 4242',
  cvc: '73911',
  holder: 'MARKEDHOLDER',
  iban: 'DE89370400440532013000',
  captcha: 'marked-captcha-answer',
  captchaKey: 'the-secret',
  basic: 'bWFya2VkOnNlY3JldA==',
  key: 'opk_marked-key-of-nobody',
  operatorKey,
  apiKey,
  webhookSecret,
  query: 'marked-query-value',
};

let collector: Collector;
let vendor: Vendor;
let sandbox: SandboxProcess;
let tracing: Tracing;
let edge: Edge;
let token: string;
/** Settles once the provider's word that it was paid is booked. */
let webhookTaken: Promise<void>;

let isSandboxGone = false;
async function stopSandbox(): Promise<void> {
  if (!isSandboxGone) await sandbox.stop();
  isSandboxGone = true;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  [collector, vendor, sandbox] = await Promise.all([startCollector(), startVendor(), startSandboxProcess()]);
  const port = await freePort();
  const traced = openTracing({ url: collector.url, share: 1, version: '1', log: quietLog() });
  let take = () => {};
  webhookTaken = new Promise((resolve) => {
    take = resolve;
  });
  tracing = {
    ...traced,
    async span(name, options, work) {
      const done = await traced.span(name, options, work);
      if (name === 'event paid') take();
      return done;
    },
  };
  const rules = captchaRules(vendor.url);
  edge = await startEdge(
    { publicUrl: `http://127.0.0.1:${port}` },
    {
      port,
      tracing,
      sandbox: { url: sandbox.url, apiKey, webhookSecret },
      captcha: rules.first ? { ...rules, first: { ...rules.first, methods: ['sepa_instant'] } } : rules,
    },
  );
  token = await signToken({ claims: { email: secrets.email, phone: secrets.phone, name: secrets.holder } });
}, 120_000);
afterAll(async () => {
  await edge.close();
  await Promise.all([collector.close(), vendor.close(), stopSandbox()]);
});

const click = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const create = {
  amount: 50,
  currency: 'EUR',
  fields: {},
  isActivatedBonus: false,
  paymentType: 'sepa_instant',
  selectedCountry: 'DE',
  metadata: { isFromChip: false },
};
const post = (call: string, body: unknown, headers: Record<string, string> = {}) =>
  callHttp(edge, `/api/BANKING/${call}`, { token, body, headers });

describe.sequential('a server that is watched', () => {
  test('tells the way from the player’s click to the provider’s webhook as one trace', async () => {
    vendor.answers({ success: true });
    const created = await post(
      'deposit-create',
      { ...create, captchaResponse: secrets.captcha },
      { 'idempotency-key': 'click-number-1', traceparent: click },
    );
    expect(created.status).toBe(200);
    const { depositId } = created.body.data as { depositId: string };
    await sandboxDriver(sandbox.url).pay(depositId);
    await webhookTaken;
    const status = await callHttp(edge, `/api/BANKING/deposit-status?depositId=${depositId}`, {
      method: 'GET',
      token,
    });
    expect(status.body).toMatchObject({ data: { status: 'processed' } });
  });

  test('meets secrets and people in every way that they come', async () => {
    const key = (name: string) => ({ 'idempotency-key': `key-of-${name}` });
    const { email, phone, card, cvc, holder, iban, captcha } = secrets;
    const inClear = { card_number: card, card_cvc: cvc, card_holder: holder, email, phone };
    const replies = [
      await post('deposit-create', { ...create, fields: inClear }, key('card-in-clear')),
      await post('deposit-create', { ...create, captchaResponse: captcha }, key('captcha-twice')),
      await post('deposit-create', { ...create, currency: email, paymentType: holder }, key('bad-words')),
      await post(
        'withdrawal-create',
        {
          ...{ amount: 10, currency: 'EUR', paymentMethod: 'withdraw_sepa', selectedCountry: 'DE' },
          fields: { iban, holder_name: holder },
        },
        key('withdrawal'),
      ),
      await post('session-start', { amount: 5, currency: 'EUR', pendingGroup: email }),
      await post('events', {
        events: [{ key: email, timestamp: 1, value: 1 }],
        analytics: [
          { event: 'x', event_cat: 'y', timestamp: 1, text: `${email} ${card} Bearer ${secrets.basic}` },
        ],
      }),
      await callHttp(edge, `/api/BANKING/deposit-status?depositId=${secrets.query}`, {
        method: 'GET',
        token,
      }),
      await callHttp(edge, '/api/BANKING/deposit-create', { token, raw: `{"card":"${card}"` }),
      await callHttp(edge, '/api/BANKING/nothing', { token, body: inClear }),
      await callHttp(edge, '/api/BANKING/session-user', { method: 'GET', token: `${token}x` }),
      await callHttp(edge, `/api/operator/players?query=${email}`, { method: 'GET', token: secrets.key }),
      await callHttp(edge, `/api/operator/players?query=${email}`, { method: 'GET', token: operatorKey }),
      await callHttp(edge, '/api/webhooks/sandbox', {
        raw: JSON.stringify(inClear),
        headers: {
          authorization: `Basic ${secrets.basic}`,
          'webhook-id': 'wh_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': `v1,${secrets.basic}`,
        },
      }),
      await callHttp(edge, `/cashier/?locale=en&q=${secrets.query}`, { method: 'GET' }),
    ];
    vendor.hangUp();
    replies.push(await post('deposit-create', { ...create, captchaResponse: `${captcha}-2` }, key('down')));
    // The provider breaks down in the middle of a create.
    vendor.answers({ success: true });
    await stopSandbox();
    const lost = { ...create, amount: 61, captchaResponse: `${captcha}-3`, fields: { email } };
    replies.push(await post('deposit-create', lost, key('provider-away')));
    edge.core.jobs.start();
    await edge.core.jobs.stop();
    expect(replies.map(({ status }) => status)).toEqual([
      400, 403, 400, 400, 200, 200, 404, 400, 404, 401, 401, 200, 400, 200, 424, 424,
    ]);
  });

  test('has one trace of the payment, each piece of work under what caused it', async () => {
    await tracing.close();
    const ours = collector.spans.filter(({ traceId }) => traceId === click.slice(3, 35));
    const of = (name: string) => ours.find((span) => span.name === name);
    expect(ours.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'call deposit-create',
        'use case deposit-create',
        'provider createDeposit',
        'event paid',
      ]),
    );
    expect(of('call deposit-create')?.parentSpanId).toBe(click.slice(36, 52));
    expect(of('use case deposit-create')?.parentSpanId).toBe(of('call deposit-create')?.spanId);
    expect(of('provider createDeposit')?.parentSpanId).toBe(of('use case deposit-create')?.spanId);
    expect(of('event paid')?.parentSpanId).toBe(of('provider createDeposit')?.spanId);
  });

  test('counts what happened', async () => {
    const text = await (await fetch(`${edge.url}/metrics`)).text();
    expect(text).toMatch(
      /cashier_call_seconds_count\{call="deposit-create",transport="http",status="200"\} 1/,
    );
    expect(text).toMatch(
      /cashier_provider_seconds_count\{provider="sandbox",operation="createDeposit",outcome="created"\} 1/,
    );
    expect(text).toMatch(
      /cashier_provider_seconds_count\{provider="sandbox",operation="createDeposit",outcome="declined"\} 1/,
    );
    expect(text).toContain('cashier_provider_webhooks_total{provider="sandbox",outcome="200"}');
    expect(text).toContain('cashier_provider_webhooks_total{provider="sandbox",outcome="400"} 1');
    expect(text).toContain('cashier_payment_events_total{type="deposit.credited"} 1');
    expect(text).toContain('cashier_deposits_open{state="created"} 0');
    expect(text).toMatch(/cashier_outbox_lag_seconds \d/);
    expect(text).toContain('cashier_operator_webhooks_waiting 0');
  });

  test('tells none of the secrets and people that it met', async () => {
    const told = {
      log: edge.lines.join('\n'),
      spans: collector.bodies.join('\n'),
      counts: await (await fetch(`${edge.url}/metrics`)).text(),
      kept: JSON.stringify(
        (await callHttp(edge, '/api/operator/analytics-events', { method: 'GET', token: operatorKey })).body,
      ),
    };
    for (const text of Object.values(told)) expect(text.length).toBeGreaterThan(100);
    const forms = Object.entries({ ...secrets, token, signature: token.split('.')[2] ?? '' }).flatMap(
      ([name, value]) =>
        [value, value.replaceAll(' ', ''), encodeURIComponent(value)].map((form) => [name, form]),
    );
    for (const [where, text] of Object.entries(told)) {
      const found = forms.filter(([, form = '']) => text.includes(form)).map(([name]) => name);
      expect([where, ...new Set(found)]).toEqual([where]);
    }
  });
});
