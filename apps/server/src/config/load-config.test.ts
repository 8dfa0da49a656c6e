import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { loadConfig } from './load-config.ts';
import type { RawEnvironment } from './read-environment.ts';

const tokenSecret = 'P9xk2vQ7mZr4Lw8Tn1Yc5Bd3Hs6Jf0Ga';
const webhookSecret = `whsec_${Buffer.from(tokenSecret).toString('base64')}`;

const evaluation: RawEnvironment = {
  OPENCASHIER_MODE: 'evaluation',
  TOKEN_SECRET: `demo_${tokenSecret}`,
  SANDBOX_API_KEY: 'demo_sandbox_key_1',
  SANDBOX_WEBHOOK_SECRET: webhookSecret,
  OPERATOR_WEBHOOK_SECRET: webhookSecret,
  OPERATOR_API_KEY: 'demo_operator_key_1',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const brand = {
  id: 'acme',
  name: 'Acme',
  origins: ['https://acme.example'],
  tokenKeys: [{ issuer: 'acme', algorithm: 'HS256', secret: 'env:ACME_TOKEN' }],
};

function operator(file: unknown, more: RawEnvironment = {}): RawEnvironment {
  const path = join(folder, 'config.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return {
    OPENCASHIER_MODE: 'operator',
    CONFIG: path,
    PUBLIC_URL: 'https://pay.acme.example',
    DATA_DIR: folder,
    ACME_TOKEN: tokenSecret,
    ...more,
  };
}

function problemsOf(raw: RawEnvironment): readonly string[] {
  try {
    loadConfig(raw);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('what watches the server', () => {
  test('is nothing unless it is configured', () => {
    const config = loadConfig(evaluation);
    expect([config.tracing, config.monitoringUrl]).toEqual([undefined, undefined]);
  });

  test('has an address each, and a share of the traces', () => {
    const watched = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      APM_SERVER_URL: 'https://apm.example',
    };
    expect(loadConfig({ ...evaluation, ...watched })).toMatchObject({
      tracing: { url: 'http://collector:4318/v1/traces', share: 0.25 },
      monitoringUrl: 'https://apm.example',
    });
  });

  test.each([
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['APM_SERVER_URL', 'javascript:x'],
  ])('says what %s takes instead of %s', (name, value) => {
    expect(problemsOf({ ...evaluation, [name]: value })).toEqual([expect.stringMatching(`^${name} must be`)]);
  });
});

describe('an evaluation', () => {
  test('brings the demo brand and the sandbox provider', () => {
    const config = loadConfig({ ...evaluation, PORT: '4100', DEMO_URL: 'http://localhost:4120' });
    expect(config).toMatchObject({
      mode: 'evaluation',
      publicUrl: 'http://localhost:4100',
      product: 'cashier',
      apiPrefix: 'BANKING',
      allowLoopbackWebhooks: true,
      brands: [{ id: 'lucky-harbor', name: 'Lucky Harbor' }],
      providers: [{ provider: 'sandbox' }, { provider: 'sandbox', account: 'sandbox-b' }],
    });
    expect(config.brands[0]?.origins).toContain('http://localhost:4120');
  });

  test('lets the pages of EVALUATION_ORIGINS embed the cashier too', () => {
    const EVALUATION_ORIGINS = 'http://localhost:5173, https://try.example/,http://localhost:4020';
    const config = loadConfig({ ...evaluation, EVALUATION_ORIGINS });
    expect(config.brands[0]?.origins).toEqual([
      'http://localhost:4020',
      'http://127.0.0.1:4020',
      'http://localhost:5173',
      'https://try.example',
    ]);
  });

  test('names every secret that is missing', () => {
    const problems = problemsOf({ OPENCASHIER_MODE: 'evaluation' });
    expect(problems).toHaveLength(5);
    expect(problems[0]).toMatch(/^TOKEN_SECRET is not set/);
  });
});

describe('variables', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a port between 0 and 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a port between 0 and 65535, not "70000".'],
    ['API_PREFIX', 'operator', 'API_PREFIX must be a path-safe name other than'],
    ['API_PREFIX', 'openapi.json', 'API_PREFIX must be a path-safe name other than'],
    ['PRODUCT', '../x', 'PRODUCT must be a path-safe name'],
    ['PUBLIC_URL', 'pay.example.com', 'PUBLIC_URL must be the http or https address'],
    ['PUBLIC_URL', 'https://user:word@pay.example.com', 'PUBLIC_URL must be the http or https address'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be "false", the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/64', 'TRUST_PROXY must be'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    ['EVALUATION_ORIGINS', 'localhost:5173', 'EVALUATION_ORIGINS must be http or https origins separated by'],
    ['EVALUATION_ORIGINS', 'http://a.example,http://b.example/x', 'EVALUATION_ORIGINS must be http or https'],
    ['OPENCASHIER_MODE', 'demo', 'OPENCASHIER_MODE must be "evaluation" or "operator", not "demo".'],
  ])('%s=%s is refused by name', (name, value, sentence) => {
    expect(problemsOf({ ...evaluation, [name]: value })).toEqual([expect.stringContaining(sentence)]);
  });

  test('a wrong secret is named and not repeated', () => {
    const [problem] = problemsOf({ ...evaluation, DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(problem).toBe('DATABASE_URL must be an address that starts with postgres://.');
  });

  test.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s', (text, value) => {
    expect(loadConfig({ ...evaluation, TRUST_PROXY: text }).trustProxy).toEqual(value);
  });
});

describe('an operator', () => {
  test('gets what the file says, with the secrets behind its references', () => {
    const path = join(folder, 'key');
    writeFileSync(path, `${webhookSecret}\n`);
    const config = loadConfig(
      operator({
        brands: [{ ...brand, webhook: { url: 'https://acme.example/hook', secret: `file:${path}` } }],
        providers: [{ provider: 'acquirer', config: { keys: ['env:ACME_TOKEN'], region: 'eu' } }],
        operatorKeys: [{ name: 'backend', key: 'env:ACME_TOKEN', role: 'act' }],
      }),
    );
    expect(config.brands[0]).toMatchObject({
      id: 'acme',
      webhook: { secret: webhookSecret },
      tokenKeys: [{ algorithm: 'HS256', secret: new TextEncoder().encode(tokenSecret) }],
    });
    expect(config.providers).toEqual([
      { provider: 'acquirer', config: { keys: [tokenSecret], region: 'eu' } },
    ]);
    expect(config.operatorKeys).toEqual([
      { name: 'backend', owner: 'backend', role: 'act', isKeeper: false, secret: tokenSecret },
    ]);
  });

  test('the example file is in order', () => {
    const config = loadConfig({
      OPENCASHIER_MODE: 'operator',
      CONFIG: join(import.meta.dirname, '../../../../config.example.json'),
      PUBLIC_URL: 'https://pay.example.com',
      DATA_DIR: folder,
      EXAMPLE_TOKEN_SECRET: tokenSecret,
      EXAMPLE_WEBHOOK_SECRET: webhookSecret,
      EXAMPLE_OPERATOR_KEY: tokenSecret,
    });
    expect(config.brands).toHaveLength(1);
  });

  test('has the origins of its file alone', () => {
    const file = { brands: [brand], providers: [] };
    const config = loadConfig(operator(file, { EVALUATION_ORIGINS: 'http://localhost:5173' }));
    expect(config.brands[0]?.origins).toEqual(['https://acme.example']);
  });

  test.each([
    ['no JSON', '{', /^CONFIG: the file is not valid JSON/],
    ['no brands', { providers: [] }, /^CONFIG: brands is missing: it takes an array\.$/],
    [
      'a misspelt entry',
      { brands: [{ ...brand, orgins: [] }], providers: [] },
      /brands\[0\] has no entry "orgins"/,
    ],
    [
      'a path in an origin',
      { brands: [{ ...brand, origins: ['https://a.example/x'] }], providers: [] },
      /brands\[0\]\.origins\[0\] must be an origin/,
    ],
    [
      'a secret in the open',
      {
        brands: [{ ...brand, tokenKeys: [{ issuer: 'a', algorithm: 'HS256', secret: tokenSecret }] }],
        providers: [],
      },
      /brands\[0\]\.tokenKeys\[0\]/,
    ],
    [
      'alg none',
      {
        brands: [{ ...brand, tokenKeys: [{ issuer: 'a', algorithm: 'none', secret: 'env:X' }] }],
        providers: [],
      },
      /brands\[0\]\.tokenKeys\[0\] must have/,
    ],
    [
      'an unset reference',
      { brands: [brand], providers: [{ provider: 'a', config: { key: 'env:NOT_THERE' } }] },
      /providers\[0\]\.config\.key names the environment variable NOT_THERE, which is not set/,
    ],
    [
      'the sandbox',
      { brands: [brand], providers: [{ provider: 'sandbox', config: {} }] },
      /providers\[0\] is the sandbox provider/,
    ],
    ['two of one id', { brands: [brand, brand], providers: [] }, /two brands have the id "acme"/],
  ])('%s is one clear sentence', (_name, file, sentence) => {
    const problems = problemsOf(operator(file));
    expect(problems).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    ['short', /too weak/],
    ['a'.repeat(40), /too weak/],
    [`demo_${tokenSecret}`, /an evaluation generated/],
  ])('refuses the secret %s', (secret, sentence) => {
    const problems = problemsOf(operator({ brands: [brand], providers: [] }, { ACME_TOKEN: secret }));
    expect(problems.join()).toMatch(sentence);
  });

  test.each(['short', `whsec_${'A'.repeat(44)}`, tokenSecret])(
    'says in one line what is wrong with the webhook secret %s',
    (secret) => {
      const webhook = { url: 'https://www.acme.example/hook', secret: 'env:ACME_HOOK' };
      const file = { brands: [{ ...brand, webhook }], providers: [] };
      expect(problemsOf(operator(file, { ACME_HOOK: secret }))).toEqual([
        'CONFIG: brands[0].webhook.secret must be "whsec_" and 24 random bytes or more in base64.',
      ]);
    },
  );

  test('refuses a secret that lies generated in its data folder', () => {
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ TOKEN_SECRET: tokenSecret }));
    const problems = problemsOf(operator({ brands: [brand], providers: [] }));
    expect(problems.join()).toMatch(/an evaluation generated/);
  });

  test('is not served in the clear', () => {
    const problems = problemsOf(
      operator({ brands: [brand], providers: [] }, { PUBLIC_URL: 'http://pay.acme.example' }),
    );
    expect(problems).toEqual([expect.stringMatching(/^PUBLIC_URL must be an https address/)]);
  });

  test('says what is not set at all', () => {
    expect(problemsOf({ OPENCASHIER_MODE: 'operator' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set/),
      expect.stringMatching(/^CONFIG is not set/),
    ]);
  });
});
