import { describe, expect, test } from 'vitest';
import { evaluationCaptcha, sandboxCaptchas } from './evaluation-captcha.ts';
import { readConfigFile } from './read-config-file.ts';

const secret = 'P9xk2vQ7mZr4Lw8Tn1Yc5Bd3Hs6Jf0Ga';
const sources = {
  environment: { ACME_TOKEN: secret, CAPTCHA: 'short', EMPTY: '' },
  readFile(path: string) {
    if (path !== '/gt4.js') throw new Error('no such file');
    return 'window.initGeetest4 = 1;';
  },
};

function read(captcha: unknown) {
  const brand = {
    id: 'acme',
    name: 'Acme',
    origins: ['https://acme.example'],
    tokenKeys: [{ issuer: 'acme', algorithm: 'HS256', secret: 'env:ACME_TOKEN' }],
    captcha,
  };
  return readConfigFile(JSON.stringify({ brands: [brand], providers: [] }), sources, new Set());
}

function brandOf(captcha: unknown) {
  const outcome = read(captcha);
  if (!outcome.ok) throw new Error(outcome.problems.join('\n'));
  return outcome.config.brands[0];
}

const problemsOf = (captcha: unknown) => {
  const outcome = read(captcha);
  return outcome.ok ? [] : outcome.problems;
};

const whenUnavailable = 'refuse';
const classic = { vendor: 'recaptcha', siteKey: 'site', secret: 'env:CAPTCHA' };
const enterprise = { vendor: 'recaptchaEnterprise', siteKey: 'site', project: 'my p', apiKey: 'env:CAPTCHA' };
const second = { captchaId: 'lot-id', captchaKey: 'env:CAPTCHA' };

describe('a brand’s captchas in the file', () => {
  test('know their vendors’ addresses, and take secrets of whatever shape', () => {
    const brand = brandOf({ whenUnavailable, v3: { ...enterprise, minScore: 0.4 }, first: classic, second });
    expect(brand?.captcha).toMatchObject({
      whenUnavailable: 'refuse',
      v3: {
        vendor: 'recaptchaEnterprise',
        apiKey: 'short',
        minScore: 0.4,
        scriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
        verifyUrl: 'https://recaptchaenterprise.googleapis.com/v1/projects/my%20p/assessments',
      },
      first: { secret: 'short', methods: [], verifyUrl: 'https://www.google.com/recaptcha/api/siteverify' },
      second: {
        captchaKey: 'short',
        scriptUrl: 'https://static.geetest.com/v4/gt4.js',
        verifyUrl: 'https://gcaptcha4.geetest.com/validate',
      },
    });
  });

  test('give browsers their public ids and nothing secret', () => {
    const page = brandOf({ whenUnavailable, first: { ...classic, methods: ['visa'] }, second })?.captchaPage;
    expect(page?.ids).toEqual({ first: { siteKey: 'site', methods: ['visa'] }, second: 'lot-id' });
    expect(page?.origins).toEqual([
      'https://www.google.com',
      'https://www.gstatic.com',
      'https://recaptcha.google.com',
      'https://static.geetest.com',
      'https://*.geetest.com',
      'https://*.geevisit.com',
      'https://*.gsensebot.com',
    ]);
    expect(JSON.stringify(page)).not.toContain('short');
  });

  test('open the origins of a script of your own, and those that you name with it', () => {
    const own = { ...second, scriptUrl: 'https://proxy.example/gt4.js', origins: ['https://img.example'] };
    expect(brandOf({ whenUnavailable, second: own })?.captchaPage?.origins).toEqual([
      'https://proxy.example',
      'https://img.example',
    ]);
    const bare = { ...second, scriptUrl: 'https://proxy.example/gt4.js' };
    expect(brandOf({ whenUnavailable, second: bare })?.captchaPage?.origins).toEqual([
      'https://proxy.example',
    ]);
  });

  test('take a local copy of the script, which has to be there', () => {
    const local = (localScript: string) => ({ whenUnavailable, second: { ...second, localScript } });
    expect(brandOf(local('/gt4.js'))?.captchaPage?.localScript).toBe('window.initGeetest4 = 1;');
    expect(problemsOf(local('/nowhere.js'))).toEqual([
      "CONFIG: brands[0].captcha.second.localScript names the file /nowhere.js, which can't be read.",
    ]);
  });

  test('take hCaptcha in place of the first one', () => {
    const brand = brandOf({ whenUnavailable, first: { ...classic, vendor: 'hcaptcha' } });
    expect(brand?.captcha?.first).toMatchObject({ verifyUrl: 'https://api.hcaptcha.com/siteverify' });
  });

  test.each([
    [{ second }, 'CONFIG: brands[0].captcha.whenUnavailable must be "allow" or "refuse".'],
    [{ whenUnavailable: 'maybe' }, 'CONFIG: brands[0].captcha.whenUnavailable must be "allow" or "refuse".'],
    [{ whenUnavailable, third: {} }, 'CONFIG: brands[0].captcha has no entry "third".'],
    [{ whenUnavailable, second: { ...second, captchaKey: 'plain' } }, 'must be a reference'],
    [{ whenUnavailable, second: { ...second, captchaKey: 'env:EMPTY' } }, 'EMPTY, which is not set'],
    [{ whenUnavailable, v3: classic }, 'CONFIG: brands[0].captcha.v3 must have "minScore"'],
    [{ whenUnavailable, v3: { ...classic, vendor: 'hcaptcha', minScore: 1 } }, 'must have "minScore"'],
    [{ whenUnavailable, v3: { ...classic, minScore: 2 } }, 'CONFIG: brands[0].captcha.v3'],
    [{ whenUnavailable, first: { ...enterprise, project: undefined } }, 'must be of "vendor"'],
    [{ whenUnavailable, second: { ...second, verifyUrl: 'ftp://x' } }, 'http or https address'],
  ])('%j is told in a sentence', (captcha, sentence) => {
    expect(problemsOf(captcha).join('\n')).toContain(sentence);
  });
});

describe('an evaluation', () => {
  test('has captchas at the sandbox’s doubles, those that are named', () => {
    const parsed = evaluationCaptcha.safeParse('geetest, hcaptcha,recaptcha');
    const rules = sandboxCaptchas(parsed.data, 'http://localhost:4010', secret);
    expect(rules).toMatchObject({
      v3: { vendor: 'recaptcha', origins: ['http://localhost:4010'] },
      first: { vendor: 'hcaptcha', scriptUrl: 'http://localhost:4010/captcha/hcaptcha/1/api.js' },
      second: { captchaId: 'sandbox-geetest', verifyUrl: 'http://localhost:4010/captcha/geetest/validate' },
    });
    const enterpriseOnly = sandboxCaptchas(['recaptcha-enterprise'], 'http://localhost:4010', secret);
    expect(enterpriseOnly?.second).toBeUndefined();
    expect(enterpriseOnly?.v3?.vendor).toBe('recaptchaEnterprise');
  });

  test('has none unless they are named, and no others', () => {
    expect(sandboxCaptchas(undefined, 'http://localhost:4010', secret)).toBeUndefined();
    expect(evaluationCaptcha.safeParse('geetest,turnstile').success).toBe(false);
  });
});
