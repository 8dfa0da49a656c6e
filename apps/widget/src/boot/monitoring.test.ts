// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../flows/current-route.ts';

const serverUrl = 'https://apm.example';
const secrets = [
  'ana@private.example',
  '4242 4242 4242 4242',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl',
  'marked-query',
  'marked-field',
];

interface Sent {
  readonly url: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** Requests of browsers outlive their page if they are told to; those of this one know nothing of it. */
class AskedFor {
  readonly keepalive = true;
  readonly url: string;
  readonly init: RequestInit | undefined;

  constructor(url: string, init?: RequestInit) {
    this.url = url;
    this.init = init;
  }
}

const sent: Sent[] = [];
const route = createStore(() => ({ name: 'deposit' }) as CurrentRoute);
let isSilent = false;

/** The errors that arrived, as the agent writes them: a line each. */
const errors = () =>
  sent
    .flatMap(({ body }) => body.trim().split('\n'))
    .map((line) => JSON.parse(line))
    .flatMap(({ error }) => (error ? [error] : []));
const happen = (error: Error) =>
  window.dispatchEvent(
    new ErrorEvent('error', { error, message: `Uncaught ${error.name}: ${error.message}` }),
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeAll(async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal('CompressionStream', undefined);
  vi.stubGlobal('Request', AskedFor);
  window.fetch = (async ({ url, init = {} }: AskedFor) => {
    sent.push({ url, body: String(init.body), signal: init.signal as AbortSignal });
    return isSilent ? new Promise<Response>(() => {}) : new Response('');
  }) as unknown as typeof window.fetch;
  const { startMonitoring } = await import('./monitoring.ts');
  const uncaught = [new Error('before the agent came'), 'words that were thrown'];
  startMonitoring({ serverUrl, version: '1.2.3', brand: 'harbor', uncaught, route });
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.sequential('the operator’s monitoring', () => {
  it('gets what was thrown before the agent came, with the brand and the version, after half a second', async () => {
    await pass(499);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent.map(({ url }) => url)).toEqual([`${serverUrl}/intake/v2/rum/events`]);
    expect(JSON.parse(sent[0]?.body.split('\n')[0] ?? '')).toMatchObject({
      metadata: { service: { name: 'opencashier-widget', version: '1.2.3' }, labels: { brand: 'harbor' } },
    });
    expect(errors()).toMatchObject([
      { exception: { message: 'before the agent came', type: 'Error' } },
      { exception: { message: 'words that were thrown' } },
    ]);
  });

  it('sends errors that nobody caught, and error pages, without tokens or people', async () => {
    const [email, card, token] = secrets;
    const error = Object.assign(new TypeError(`${email} paid with ${card} and Bearer ${token}`), {
      account: 'marked-field',
    });
    error.stack = `TypeError: x\n    at f (https://pay.example/app.js?token=marked-query:1:2)`;
    happen(error);
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error(`of ${email}`) }),
    );
    route.setState({ name: 'error', state: { message: `Request timeout of ${email}` }, pending: undefined });
    await pass(500);
    expect(errors().map(({ exception }) => exception.message)).toEqual([
      'Uncaught TypeError: [email] paid with [number] and Bearer [redacted]',
      'Unhandled promise rejection: Error: of [email]',
      'Request timeout of [email]',
    ]);
    const all = sent.map(({ body }) => body).join();
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });

  it('waits no longer than 10 seconds for its server', async () => {
    isSilent = true;
    happen(new Error('unheard'));
    await pass(500);
    const [{ signal } = { signal: undefined }] = sent;
    await pass(9_999);
    expect(signal?.aborted).toBe(false);
    await pass(1);
    expect(signal?.aborted).toBe(true);
    isSilent = false;
  });

  it('tells 80 errors a minute at most', async () => {
    await pass(120_000);
    sent.length = 0;
    for (let time = 0; time < 200; time += 1) happen(new Error(`again ${time}`));
    await pass(1_000);
    expect(errors()).toHaveLength(80);
  });

  it('asks for nothing else: no calls, clicks or loads are told', async () => {
    await pass(120_000);
    sent.length = 0;
    document.body.click();
    history.pushState(null, '', '/cashier/deposit?country=DE');
    await window.fetch('https://pay.example/api/BANKING/session-user');
    await pass(10_000);
    expect(sent.map(({ url }) => url)).toEqual(['https://pay.example/api/BANKING/session-user']);
  });
});
