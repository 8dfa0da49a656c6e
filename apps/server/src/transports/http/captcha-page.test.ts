import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, hostOrigin, startEdge } from '../../wiring/testing/edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(async () => {
  await edge.close();
  expect(edge.faults).toEqual([]);
});

const get = (path: string) => fetch(`${edge.url}${path}`, { redirect: 'manual' });
const policyOf = (reply: Response): string => reply.headers.get('content-security-policy') ?? '';
const vendor = 'https://geetest.example https://*.geetest.example';

describe('the page of captchas', () => {
  test('opens the vendor’s origins in its own policy, to scripts, frames, pictures and questions', async () => {
    const reply = await get('/cashier/captcha?locale=en&brand=acme');
    expect(reply.status).toBe(200);
    const directives = policyOf(reply).split('; ');
    expect(directives).toEqual([
      "default-src 'none'",
      `script-src 'self' 'sha256-c2NyaXB0' ${vendor}`,
      `style-src 'self' 'unsafe-inline' ${vendor}`,
      `img-src 'self' data: ${vendor}`,
      `font-src 'self' ${vendor}`,
      `connect-src ${vendor}`,
      `frame-src ${vendor}`,
      `frame-ancestors 'self' ${hostOrigin}`,
      "form-action 'none'",
      "base-uri 'none'",
    ]);
    expect(await reply.text()).toContain(
      '{"url":"https://geetest.example/gt4.js","local":"/cashier/captcha/second.js?brand=acme"}',
    );
  });

  test('opens them to no other page of ours, which frame it', async () => {
    for (const path of [
      '/cashier/',
      '/cashier/form',
      '/cashier/deposit',
      '/cashier/return/unknown',
      '/api/docs',
    ]) {
      expect(policyOf(await get(path)), path).not.toContain('geetest');
    }
    for (const path of ['/cashier/', '/cashier/form']) {
      expect(policyOf(await get(path)), path).toContain("frame-src 'self';");
    }
  });

  test('is there for brands that have captchas alone', async () => {
    expect((await get('/cashier/captcha?brand=plain')).status).toBe(404);
    expect((await get('/cashier/captcha?brand=nobody')).status).toBe(404);
  });

  test('has the operator’s copy of the second captcha’s script beside it, where there is one', async () => {
    const script = await get('/cashier/captcha/second.js?brand=acme');
    expect(script.headers.get('content-type')).toMatch('text/javascript');
    expect(await script.text()).toContain('initGeetest4');
    const none = await get('/cashier/captcha/second.js?brand=plain');
    expect([none.status, none.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  });
});
