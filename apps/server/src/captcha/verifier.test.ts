import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captchaRules, enterpriseRules, startVendor, type Vendor } from '../testing/captcha-vendor.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { signLot } from './geetest.ts';
import { captchaVerifier } from './verifier.ts';

let vendor: Vendor;
let log = quietLog();
const verify: ReturnType<typeof captchaVerifier>['verify'] = (rules, answer) =>
  captchaVerifier({ fetch, log }).verify(rules, answer);

beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());
beforeEach(() => {
  vendor.asked.splice(0);
  log = quietLog();
});

const lastForm = () => Object.fromEntries(new URLSearchParams(vendor.asked.at(-1)?.body));
const v3 = { kind: 'v3', token: 'token' } as const;
const first = { kind: 'first', token: 'token' } as const;
const second = {
  kind: 'second',
  lotNumber: 'lot-1',
  captchaOutput: 'out',
  passToken: 'pass',
  genTime: '1700000000',
} as const;

describe('GeeTest v4', () => {
  it('is asked by a form with the lot signed under the captcha’s key, the id in the address', async () => {
    vendor.answers({ result: 'success', reason: '' });
    expect(await verify(captchaRules(vendor.url), second)).toBe('passed');
    expect(vendor.asked[0]?.path).toBe('/validate?captcha_id=lot-id');
    expect(vendor.asked[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(lastForm()).toEqual({
      lot_number: 'lot-1',
      captcha_output: 'out',
      pass_token: 'pass',
      gen_time: '1700000000',
      sign_token: createHmac('sha256', 'lot-key').update('lot-1').digest('hex'),
    });
  });

  it('signs as RFC 4231 computes HMAC-SHA256', () => {
    expect(signLot('what do ya want for nothing?', 'Jefe')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it.each([
    [{ result: 'fail', reason: 'pass_token expire' }, 200, 'refused'],
    [{ status: 'error', code: '-50005', msg: 'illegal gen_time' }, 200, 'refused'],
    [{}, 200, 'unavailable'],
    [{ result: 'success' }, 502, 'unavailable'],
    ['<html>', 200, 'unavailable'],
    ['null', 200, 'unavailable'],
    ['[]', 200, 'unavailable'],
  ])('%j with %d is %s', async (body, status, verdict) => {
    vendor.answers(body, status);
    expect(await verify(captchaRules(vendor.url), second)).toBe(verdict);
  });
});

describe('siteverify of reCAPTCHA and hCaptcha', () => {
  it('is asked by a form with secret and token', async () => {
    vendor.answers({ success: true });
    expect(await verify(captchaRules(vendor.url), first)).toBe('passed');
    expect(vendor.asked[0]?.path).toBe('/siteverify');
    expect(lastForm()).toEqual({ secret: 'the-secret', response: 'token' });
  });

  it('tells hCaptcha the site key as well', async () => {
    vendor.answers({ success: true });
    const rules = captchaRules(vendor.url);
    if (rules.first?.vendor !== 'recaptcha') throw new Error('The rules are those of reCAPTCHA.');
    await verify({ ...rules, first: { ...rules.first, vendor: 'hcaptcha' } }, first);
    expect(lastForm()).toEqual({ secret: 'the-secret', response: 'token', sitekey: 'site-first' });
  });

  it.each([
    [first, { success: false, 'error-codes': ['timeout-or-duplicate'] }, 200, 'refused'],
    [first, { success: 'true' }, 200, 'unavailable'],
    [first, {}, 200, 'unavailable'],
    [first, { success: true }, 503, 'unavailable'],
    [first, 'busy', 200, 'unavailable'],
    [v3, { success: true, score: 0.5, action: 'deposit' }, 200, 'passed'],
    [v3, { success: true, score: 0.49, action: 'deposit' }, 200, 'refused'],
    [v3, { success: true, score: 0.9, action: 'login' }, 200, 'refused'],
    [v3, { success: true, score: '0.9', action: 'deposit' }, 200, 'refused'],
    [v3, { success: true }, 200, 'refused'],
  ] as const)('%j answered with %j (%d) is %s', async (answer, body, status, verdict) => {
    vendor.answers(body, status);
    expect(await verify(captchaRules(vendor.url), answer)).toBe(verdict);
  });

  it('refuses by a wrong secret, which only the operator can mend and is told', async () => {
    vendor.answers({ success: false, 'error-codes': ['invalid-input-secret'] });
    expect(await verify(captchaRules(vendor.url), first)).toBe('refused');
    expect(log.lines).toMatchObject([{ level: 'error', fields: { vendor: 'recaptcha' } }]);
    expect(JSON.stringify(log.lines)).not.toContain('the-secret');
  });
});

describe('an assessment of reCAPTCHA Enterprise', () => {
  const valid = { valid: true, action: 'deposit' };

  it('is asked with token, site key and action, the API’s key in a header', async () => {
    vendor.answers({ tokenProperties: valid, riskAnalysis: { score: 0.7 } });
    expect(await verify(enterpriseRules(vendor.url), v3)).toBe('passed');
    const [asked] = vendor.asked;
    expect(asked?.path).toBe('/v1/projects/p/assessments');
    expect(asked?.headers['x-goog-api-key']).toBe('the-api-key');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      event: { token: 'token', siteKey: 'site-v3', expectedAction: 'deposit' },
    });
  });

  it.each([
    [first, { tokenProperties: { valid: true } }, 200, 'passed'],
    [first, { tokenProperties: { valid: false, invalidReason: 'DUPE' } }, 200, 'refused'],
    [v3, { tokenProperties: valid, riskAnalysis: { score: 0.3 } }, 200, 'refused'],
    [v3, { tokenProperties: { ...valid, action: 'x' }, riskAnalysis: { score: 1 } }, 200, 'refused'],
    [v3, { tokenProperties: valid }, 200, 'refused'],
    [v3, {}, 200, 'unavailable'],
    [v3, { error: { status: 'INVALID_ARGUMENT' } }, 400, 'refused'],
    [v3, { error: { status: 'PERMISSION_DENIED' } }, 403, 'refused'],
    [v3, { error: {} }, 429, 'unavailable'],
    [v3, { tokenProperties: valid }, 500, 'unavailable'],
  ] as const)('%j answered with %j (%d) is %s', async (answer, body, status, verdict) => {
    vendor.answers(body, status);
    expect(await verify(enterpriseRules(vendor.url), answer)).toBe(verdict);
  });
});

describe('every vendor', () => {
  const both = () => [captchaRules(vendor.url), enterpriseRules(vendor.url)];

  it('that hangs up, or sends elsewhere, gave no verdict', async () => {
    vendor.hangUp();
    for (const rules of both())
      for (const answer of [v3, first]) expect(await verify(rules, answer)).toBe('unavailable');
    expect(await verify(captchaRules(vendor.url), second)).toBe('unavailable');
    vendor.asked.splice(0);
    vendor.answers('', 302);
    expect(await verify(captchaRules(vendor.url), first)).toBe('unavailable');
    expect(vendor.asked).toHaveLength(1);
  });

  it('that the brand does not have verifies nothing', async () => {
    for (const answer of [v3, first, second])
      expect(await verify({ whenUnavailable: 'allow' }, answer)).toBe('refused');
    expect(vendor.asked).toEqual([]);
  });

  it('passes nothing by whatever else it replies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.integer({ min: 200, max: 599 }), async (body, status) => {
        fc.pre(status !== 204 && status !== 205 && status !== 304);
        vendor.answers(body, status);
        for (const rules of both()) expect(await verify(rules, v3)).not.toBe('passed');
        expect(await verify(captchaRules(vendor.url), second)).not.toBe('passed');
      }),
      { numRuns: 40 },
    );
  });
});
