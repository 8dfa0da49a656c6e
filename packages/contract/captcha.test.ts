import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as captcha from './captcha.ts';
import * as errors from './captcha-errors.ts';
import * as second from './second-captcha.ts';

describe('what is fixed about captchas', () => {
  it('gives the second one half a minute, four attempts that wait longer each time, and a copy before the vendor’s', () => {
    expect(second.secondCaptcha).toEqual({
      timeoutMs: 30_000,
      attempts: 4,
      waitMs: 500,
      localAttempts: 2,
      networkErrorCode: '60204',
    });
  });

  it('has its languages by country', () => {
    expect(second.secondCaptchaLanguages).toEqual({
      IN: 'eng',
      AR: 'spa',
      BD: 'eng',
      ID: 'ind',
      CL: 'spa',
      EC: 'spa',
      CI: 'fra',
      PE: 'spa',
      PH: 'eng',
      CO: 'spa',
    });
    expect(second.secondCaptchaLanguageDefault).toBe('eng');
  });

  it('names methods of the catalogue alone, each once', () => {
    const catalogue = readFileSync(
      new URL('../../apps/server/src/catalogue/methods/cis.json', import.meta.url),
      'utf8',
    );
    for (const list of [captcha.v3CaptchaMethods, captcha.secondCaptchaMethods]) {
      expect(new Set(list).size).toBe(list.length);
      expect(list.filter((name) => !catalogue.includes(`"name": "${name}"`))).toEqual([]);
    }
  });

  it('names every error once, by the provider that has it', () => {
    expect(Object.keys(errors.captchaErrors).filter((code) => !/^(first|second)\.\w+$/.test(code))).toEqual(
      [],
    );
    expect(new Set(Object.values(errors.captchaErrors)).size).toBe(13);
    expect(errors.isCaptchaError('first.expired')).toBe(true);
    for (const other of ['first', 'toString', '', undefined, 7, {}])
      expect(errors.isCaptchaError(other)).toBe(false);
  });
});

describe('the kind that a method needs', () => {
  const all = { v3: 's3', second: 'c', first: { siteKey: 's1', methods: ['visa', 'sberpay'] } };

  it.each([
    ['phone_p2p', all, 'second'],
    ['vtb_one_click', all, 'second'],
    ['phone_p2p', { ...all, second: undefined }, 'v3'],
    ['vtb_one_click', { ...all, second: undefined }, undefined],
    ['uzcard', all, 'v3'],
    ['sberpay', all, 'v3'],
    ['sberpay', { ...all, v3: undefined }, 'first'],
    ['visa', all, 'first'],
    ['visa', { v3: 's3', second: 'c' }, undefined],
    ['phone_p2p', {}, undefined],
  ] as const)('of %s is, with %j, %s', (method, brand, kind) => {
    expect(captcha.captchaKindOf(method, brand)).toBe(kind);
  });
});
