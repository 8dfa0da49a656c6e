import { createHmac } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiKey, startBench, type TestBench } from '../testing/running-sandbox.ts';
import { type CaptchaVendor, captchaMode, captchaModeTexts, captchaVendor } from './modes.ts';

let bench: TestBench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.stop());

const post = (path: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(`${bench.url}${path}`, { method: 'POST', body, headers });
const setMode = async (vendor: CaptchaVendor, mode: string, times?: number) => {
  const json = { 'content-type': 'application/json' };
  return post('/control/captcha', JSON.stringify({ vendor, mode, times }), json);
};
const issued = z.object({ token: z.string(), pass: z.string() });
const issue = async (vendor: CaptchaVendor, more: object = {}) =>
  issued.parse(await (await post('/captcha/answers', JSON.stringify({ vendor, ...more }))).json());

const scripts = {
  geetest: '/captcha/geetest/v4/gt4.js',
  recaptcha: '/captcha/recaptcha/api.js?render=x&hl=en',
  'recaptcha-enterprise': '/captcha/recaptcha/enterprise.js',
  hcaptcha: '/captcha/hcaptcha/1/api.js',
} as const;

describe('the doubles of the captchas’ scripts', () => {
  it.each([
    ['geetest', ['initGeetest4']],
    ['recaptcha', ['grecaptcha']],
    ['recaptcha-enterprise', ['grecaptcha']],
    ['hcaptcha', ['hcaptcha']],
  ] as const)('of %s bring their global, or do not where they are told so', async (vendor, globals) => {
    const reply = await fetch(`${bench.url}${scripts[vendor]}`);
    expect(reply.headers.get('content-type')).toMatch('text/javascript');
    const window = {};
    runInNewContext(await reply.text(), { window });
    expect(Object.keys(window)).toEqual(globals);
    await setMode(vendor, 'empty', 1);
    expect(await (await fetch(`${bench.url}${scripts[vendor]}`)).text()).toBe('');
    await setMode(vendor, 'missing', 1);
    expect((await fetch(`${bench.url}${scripts[vendor]}`)).status).toBe(404);
    expect((await fetch(`${bench.url}${scripts[vendor]}`)).status).toBe(200);
  });

  it('never come where they are told so', async () => {
    await setMode('geetest', 'never', 1);
    const asked = fetch(`${bench.url}${scripts.geetest}`, { signal: AbortSignal.timeout(300) });
    await expect(asked).rejects.toThrow();
  });

  it('are told by the control page and its API alone, which know every mode', async () => {
    expect(Object.keys(captchaModeTexts)).toEqual(captchaMode.options);
    expect((await setMode('hcaptcha', 'sleep')).status).toBe(400);
    const page = await (await fetch(`${bench.url}/`)).text();
    for (const vendor of captchaVendor.options) expect(page).toContain(`data-captcha="${vendor}"`);
    expect((await setMode('hcaptcha', 'ask')).status).toBe(201);
    expect(await (await fetch(`${bench.url}/control/captcha`)).json()).toMatchObject({ hcaptcha: 'ask' });
    await setMode('hcaptcha', 'ok');
  });
});

describe('the doors at which captchas are verified', () => {
  const lotForm = (lot: { token: string; pass: string }, key = apiKey) =>
    new URLSearchParams({
      lot_number: lot.token,
      captcha_output: 'o',
      pass_token: lot.pass,
      gen_time: '1',
      sign_token: createHmac('sha256', key).update(lot.token).digest('hex'),
    });
  const validate = async (form: URLSearchParams, id = 'sandbox-geetest') =>
    (await post(`/captcha/geetest/validate?captcha_id=${id}`, form)).json();

  it('take a lot of GeeTest once, signed under the key', async () => {
    const lot = await issue('geetest');
    expect(await validate(lotForm(lot, 'another-key'))).toMatchObject({ status: 'error' });
    expect(await validate(lotForm(lot), 'another')).toMatchObject({ status: 'error' });
    expect(await validate(lotForm(lot))).toMatchObject({ result: 'success' });
    expect(await validate(lotForm(lot))).toMatchObject({ result: 'fail' });
    expect(await validate(lotForm({ ...(await issue('geetest')), pass: 'x' }))).toMatchObject({
      result: 'fail',
    });
    const late = await issue('geetest', { isExpired: true });
    expect(await validate(lotForm(late))).toMatchObject({ result: 'fail', reason: 'pass_token expire' });
  });

  it.each(['recaptcha', 'hcaptcha'] as const)('take a token of %s once, with the secret', async (vendor) => {
    const verify = async (response: string, secret = apiKey) =>
      (await post(`/captcha/${vendor}/siteverify`, new URLSearchParams({ secret, response }))).json();
    const { token } = await issue(vendor, { action: 'deposit' });
    expect(await verify(token, 'x')).toMatchObject({ 'error-codes': ['invalid-input-secret'] });
    expect(await verify(token)).toMatchObject({ success: true, score: 0.9, action: 'deposit' });
    expect(await verify(token)).toMatchObject({ success: false });
    await setMode(vendor, 'low', 1);
    const low = await issue(vendor, { action: 'deposit' });
    expect(await verify(low.token)).toMatchObject({ success: true, score: 0.1 });
    await setMode(vendor, 'down', 1);
    expect((await post(`/captcha/${vendor}/siteverify`, new URLSearchParams())).status).toBe(503);
  });

  it('assess a token of Enterprise once, with the key', async () => {
    const assess = async (token: string, key = apiKey) => {
      const body = JSON.stringify({ event: { token, siteKey: 'sandbox-enterprise' } });
      const headers = { 'content-type': 'application/json', 'x-goog-api-key': key };
      const reply = await post('/captcha/recaptcha/v1/projects/sandbox/assessments', body, headers);
      return { status: reply.status, body: await reply.json() };
    };
    const { token } = await issue('recaptcha-enterprise', { action: 'deposit' });
    expect(await assess(token, 'x')).toMatchObject({ status: 403 });
    expect(await assess(token)).toMatchObject({
      status: 200,
      body: { tokenProperties: { valid: true, action: 'deposit' }, riskAnalysis: { score: 0.9 } },
    });
    expect(await assess(token)).toMatchObject({ body: { tokenProperties: { valid: false } } });
  });

  it('know nothing of what is no answer', async () => {
    for (const body of ['', '{', '{"vendor":"x"}', '7'])
      expect((await post('/captcha/answers', body)).status).toBe(400);
  });
});
