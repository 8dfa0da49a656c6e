import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, hostOrigin, signToken, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const five = 'locale=en&brand=acme&country=DE&currency=EUR&view=main';
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${edge.url}${path}`, { headers, redirect: 'manual' });

/** The directives of a reply's policy by name. */
function policyOf(reply: Response): Record<string, string> {
  const policy = reply.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test.each([
  `/cashier/?${five}`,
  `/cashier/deposit?${five}`,
  '/cashier/form',
  '/cashier/deposit?brand=nobody',
  '/cashier/sdk/opencashier.js',
  '/cashier/return/unknown',
  '/cashier',
  '/api/docs',
  '/api/openapi.json',
  '/health/live',
  '/health/ready',
])('HEAD %s answers as GET does, without the body', async (path) => {
  const asked = { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' } as const;
  const got = await fetch(`${edge.url}${path}`, asked);
  const head = await fetch(`${edge.url}${path}`, { ...asked, method: 'HEAD' });
  expect(head.status).toBe(got.status);
  const own = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'];
  const headersOf = (reply: Response) => [...reply.headers].filter(([name]) => !own.includes(name));
  expect(headersOf(head)).toEqual(headersOf(got));
  expect(await head.text()).toBe('');
});

describe('the widget’s page', () => {
  test('may be framed by the brand’s origins alone, and runs nothing but its own', async () => {
    const reply = await get(`/cashier/deposit?${five}`);
    expect(reply.status).toBe(200);
    expect(policyOf(reply)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-c2NyaXB0'",
      'style-src': "'self' 'sha256-c3R5bGU='",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': `'self' ws://localhost:4000 ${hostOrigin}`,
      'frame-src': "'self'",
      'frame-ancestors': hostOrigin,
      'form-action': "'none'",
      'base-uri': "'none'",
    });
  });

  test('has none of the headers that break a cashier', async () => {
    const { headers } = await get(`/cashier/deposit?${five}`);
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toMatch(/upgrade-insecure-requests|unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });

  test('comes with the first list, the same for everybody, and may be kept', async () => {
    const reply = await get(`/cashier/deposit?${five}`);
    const text = await reply.text();
    expect(text).toMatch(/"methods":[1-9]/);
    expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(reply.headers.get('vary')).toBe('accept-encoding');
    const asPlayer = await get(`/cashier/deposit?${five}`, { authorization: `Bearer ${await signToken()}` });
    expect(await asPlayer.text()).toBe(text);
    const again = await get(`/cashier/deposit?${five}`, { 'if-none-match': reply.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('comes with the packages in the sweepstakes, and the crypto that pays for them', async () => {
    const text = await (await get(`/cashier/deposit?${five.replace('view=main', 'view=sweep')}`)).text();
    expect(text).toMatch(/"methods":[1-9]/);
    expect(text).toMatch(/"boxes":[1-9]/);
    expect(await (await get(`/cashier/deposit?${five}`)).text()).not.toContain('"boxes"');
  });

  test.each(['RU', 'CA'])(
    'of the sweepstakes waits for the player where the place decides: %s',
    async (country) => {
      const query = new URLSearchParams(five);
      query.set('view', 'sweep');
      query.set('country', country);
      const text = await (await get(`/cashier/deposit?${query}`)).text();
      expect(text).toContain(`"country":"${country}"`);
      expect(text).not.toMatch(/"methods"|"boxes"/);
    },
  );

  test.each(['locale', 'brand', 'country', 'currency', 'view'])('without %s is a skeleton', async (name) => {
    const query = new URLSearchParams(five);
    query.delete(name);
    const reply = await get(`/cashier/deposit?${query}`);
    expect(await reply.text()).not.toContain('"methods"');
    expect(reply.headers.get('cache-control')).toBe('public, no-cache');
  });

  test.each([
    ['country', 'XX'],
    ['currency', 'NOPE'],
    ['view', 'other'],
    ['country', '<script>'],
  ])('leaves out a %s of "%s"', async (name, value) => {
    const query = new URLSearchParams(five);
    query.set(name, value);
    const text = await (await get(`/cashier/deposit?${query}`)).text();
    expect(text).not.toContain(value);
    expect(text).not.toContain('"methods"');
  });

  test('of a brand that there is not is not there', async () => {
    expect((await get('/cashier/deposit?brand=other')).status).toBe(404);
  });

  test('is sent in the encoding that the client reads best', async () => {
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const reply = await get(`/cashier/deposit?${five}`, { 'accept-encoding': accepted });
      expect(reply.headers.get('content-encoding')).toBe(sent);
      expect(await reply.text()).toContain('<!doctype html>');
    }
  });
});

test('forms may be sent from the popup page alone', async () => {
  expect(policyOf(await get('/cashier/form?locale=en'))).toMatchObject({
    'form-action': 'https: http:',
    'frame-ancestors': "'none'",
  });
  for (const path of [`/cashier/deposit?${five}`, '/cashier/return/x', '/api/docs']) {
    expect(policyOf(await get(path))['form-action']).toBe("'none'");
  }
});

describe('the page that providers return to', () => {
  /** A deposit that somebody makes. */
  async function created(change: object, sub = 'player-1') {
    const reply = await fetch(`${edge.url}/api/BANKING/deposit-create`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await signToken({ sub })}`,
        'content-type': 'application/json',
        'idempotency-key': `key-of-${sub}`,
      },
      body: JSON.stringify({
        amount: 50,
        currency: 'EUR',
        fields: {},
        isActivatedBonus: false,
        paymentType: 'sepa_instant',
        metadata: { isFromChip: false },
        ...change,
      }),
    });
    expect(reply.status).toBe(200);
    const [deposit] = (await edge.core.operator.listDeposits({ limit: 1 })).items;
    return deposit;
  }

  test('knows nobody, tells its opener and goes on to the operator', async () => {
    const deposit = await created({ returnUrl: `${hostOrigin}/lobby?a=1&b=2` });
    const page = await get(`/cashier/return/${deposit?.returnId}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(html).toContain('cashier-return');
    expect(html).toContain(`href="${hostOrigin}/lobby?a=1&amp;b=2"`);
    for (const personal of ['player-1', 'Ana', deposit?.id ?? 'dep_', '5000', 'sepa']) {
      expect(html).not.toContain(personal);
    }
  });

  test('goes on to the brand’s own page where the host named none', async () => {
    const deposit = await created({}, 'without-host');
    const html = await (await get(`/cashier/return/${deposit?.returnId}`)).text();
    expect(html).toContain(`href="${hostOrigin}/account"`);
  });

  test('is there in Arabic, and shows an unknown id nothing', async () => {
    const reply = await get('/cashier/return/nobody', { 'accept-language': 'ar-EG,ar;q=0.9' });
    expect(reply.status).toBe(404);
    const html = await reply.text();
    expect(html).toContain('dir="rtl"');
    expect(html).not.toContain('id="next"');
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, and come packed', async () => {
    const reply = await get('/cashier/assets/entry-abcdefgh.js', { 'accept-encoding': 'br' });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await reply.text()).toContain('export const text');
  });

  test('without one are asked about, unless their address carries a version', async () => {
    const cachingOf = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cachingOf('/cashier/locales/en.json')).toBe('public, no-cache');
    expect(await cachingOf('/cashier/locales/en.json?v=1')).toContain('immutable');
  });

  test('are loaded by pages of our own origin, but for the SDK', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy');
    expect(await policy('/cashier/assets/entry-abcdefgh.js')).toBe('same-origin');
    expect(await policy('/cashier/sdk/opencashier.js')).toBe('cross-origin');
  });

  test.each(['/cashier/assets/none.js', '/cashier/locales/../../package.json', '/cashier/..%2fpackage.json'])(
    '%s is not there',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({ error: { code: 'call.unknown' } });
    },
  );
});

test('the root and the bare product lead to the widget', async () => {
  expect((await get('/')).headers.get('location')).toBe('/cashier/');
  expect((await get(`/cashier?${five}`)).headers.get('location')).toBe(`/cashier/?${five}`);
});

test('over https transport security is asked for', async () => {
  const secure = await startEdge({ publicUrl: 'https://pay.acme.example' });
  const reply = await fetch(`${secure.url}/cashier/deposit?${five}`);
  expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(policyOf(reply)['connect-src']).toBe(`'self' wss://pay.acme.example ${hostOrigin}`);
  await secure.close();
});

test('health and metrics answer', async () => {
  expect(await (await get('/health/live')).json()).toEqual({ status: 'live' });
  expect(await (await get('/health/ready')).json()).toEqual({ status: 'ready' });
  expect(await (await get('/metrics')).text()).toContain('cashier_call_seconds');
});
