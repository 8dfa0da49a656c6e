import { defaultApiPrefix, defaultProduct, reservedApiPrefixes } from '@opencashier/contract/constants';
import * as z from 'zod/mini';
import { evaluationCaptcha } from './evaluation-captcha.ts';
import { httpAddress, origins, pathSafe, port, share, trustedProxies } from './values.ts';

/** One environment variable: what it takes, in words that follow "must be", and what it is when unset. */
export interface Variable {
  readonly schema: z.ZodMiniType;
  readonly takes: string;
  readonly purpose: string;
  readonly fallback?: string;
  /** In which mode it counts; both unless said. */
  readonly mode?: 'evaluation' | 'operator';
  /** Its value is never repeated in a message. */
  readonly isSecret?: true;
}

function variable<const Definition extends Variable>(definition: Definition): Definition {
  return definition;
}

const text = z.string().check(z.minLength(1));
const webhookSecret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/));
const reserved = new Set<string>(reservedApiPrefixes);

/** Every variable that the server reads. `docs/configuration.md` lists the same; a test holds them together. */
export const variables = {
  OPENCASHIER_MODE: variable({
    schema: z.enum(['evaluation', 'operator']),
    takes: '"evaluation" or "operator"',
    purpose:
      'Evaluation brings a demo brand and the sandbox provider; operator takes everything from CONFIG.',
    fallback: 'operator',
  }),
  CONFIG: variable({
    schema: text,
    takes: 'the path of a JSON file',
    purpose: 'The configuration file: brands, token keys, providers, webhooks.',
    mode: 'operator',
  }),
  PUBLIC_URL: variable({
    schema: httpAddress,
    takes: 'the http or https address at which browsers reach the server',
    purpose:
      'Start of the return and webhook addresses, and the origin of the socket. An evaluation takes http://localhost and the port.',
  }),
  HOST: variable({
    schema: text,
    takes: 'an address to listen on',
    purpose: 'The interface to listen on; 0.0.0.0 is all of them.',
    fallback: '127.0.0.1',
  }),
  PORT: variable({
    schema: port,
    takes: 'a port between 0 and 65535',
    purpose: 'The port to listen on; 0 picks a free one.',
    fallback: '4000',
  }),
  DATABASE_URL: variable({
    schema: z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
    takes: 'an address that starts with postgres://',
    purpose: 'PostgreSQL 15 or newer. Unset: the embedded database in DATA_DIR.',
    isSecret: true,
  }),
  DATA_DIR: variable({
    schema: text,
    takes: 'the path of a folder',
    purpose:
      'Where generated secrets and keys lie, in db the embedded database and in sandbox the sandbox’s books.',
    fallback: '.data',
  }),
  PRODUCT: variable({
    schema: pathSafe.check(z.refine((name) => !['api', 'health', 'metrics', 'v4'].includes(name))),
    takes: 'a path-safe name other than api, health, metrics and v4',
    purpose: 'First part of the widget’s addresses: /cashier/deposit is its list.',
    fallback: defaultProduct,
  }),
  API_PREFIX: variable({
    schema: pathSafe.check(z.refine((name) => !reserved.has(name))),
    takes: `a path-safe name other than ${reservedApiPrefixes.join(', ')}`,
    purpose: 'First part of the calls’ addresses below /api/: /api/BANKING/deposit-create is one.',
    fallback: defaultApiPrefix,
  }),
  TRUST_PROXY: variable({
    schema: trustedProxies,
    takes:
      '"false", the number of proxies in front (1 to 9), or their addresses and ranges separated by commas',
    purpose: 'Whose forwarding headers tell the address of a client, for the rate limits.',
    fallback: 'false',
  }),
  LOG_LEVEL: variable({
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    takes: 'one of debug, info, warn, error, silent',
    purpose: 'The least severe lines that are logged. Unset: info, in an evaluation warn.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    schema: httpAddress,
    takes: 'an http or https address',
    purpose:
      'Collector that is sent traces (OTLP over HTTP, at /v1/traces below it). Unset: nothing is traced.',
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    schema: share,
    takes: 'a number between 0 and 1',
    purpose: 'Share of the traces that are sent.',
    fallback: '1',
  }),
  APM_SERVER_URL: variable({
    schema: httpAddress,
    takes: 'an http or https address',
    purpose:
      'Elastic APM server that widgets send the errors to that nobody caught. Unset: they load no agent.',
  }),
  TOKEN_SECRET: variable({
    schema: z.string().check(z.minLength(32)),
    takes: 'a secret of 32 characters or more',
    purpose: 'Signs the demo’s player tokens (HS256).',
    mode: 'evaluation',
    isSecret: true,
  }),
  SANDBOX_URL: variable({
    schema: httpAddress,
    takes: 'an http or https address',
    purpose: 'Where the sandbox provider answers.',
    fallback: 'http://localhost:4010',
    mode: 'evaluation',
  }),
  SANDBOX_API_KEY: variable({
    schema: z.string().check(z.minLength(16)),
    takes: 'a key of 16 characters or more',
    purpose: 'The server’s key at the sandbox provider.',
    mode: 'evaluation',
    isSecret: true,
  }),
  SANDBOX_WEBHOOK_SECRET: variable({
    schema: webhookSecret,
    takes: '"whsec_" and 24 random bytes or more in base64',
    purpose: 'Signs what the sandbox provider posts.',
    mode: 'evaluation',
    isSecret: true,
  }),
  OPERATOR_WEBHOOK_SECRET: variable({
    schema: webhookSecret,
    takes: '"whsec_" and 24 random bytes or more in base64',
    purpose: 'Signs what is posted to the demo’s server.',
    mode: 'evaluation',
    isSecret: true,
  }),
  OPERATOR_WALLET_SECRET: variable({
    schema: webhookSecret,
    takes: '"whsec_" and 24 random bytes or more in base64',
    purpose: 'Signs the calls to the wallet of the demo’s server.',
    mode: 'evaluation',
    isSecret: true,
  }),
  EVALUATION_WALLET: variable({
    schema: z.enum(['operator', 'internal']),
    takes: '"operator" or "internal"',
    purpose: 'Who keeps the demo’s money: a wallet of the demo’s own server, or the ledger.',
    fallback: 'operator',
    mode: 'evaluation',
  }),
  OPERATOR_API_KEY: variable({
    schema: z.string().check(z.minLength(16)),
    takes: 'a key of 16 characters or more',
    purpose: 'The demo’s key for the operator’s API. The command line uses it in both modes.',
    mode: 'evaluation',
    isSecret: true,
  }),
  DEMO_URL: variable({
    schema: httpAddress,
    takes: 'an http or https address',
    purpose: 'Where the demo’s lobby answers.',
    fallback: 'http://localhost:4020',
    mode: 'evaluation',
  }),
  EVALUATION_ORIGINS: variable({
    schema: origins,
    takes: 'http or https origins separated by commas, such as http://localhost:5173',
    purpose:
      'Pages beside the demo’s lobby that may embed the cashier and ask the demo’s server for player tokens.',
    mode: 'evaluation',
  }),
  EVALUATION_OPERATOR: variable({
    schema: httpAddress,
    takes: 'an http or https address',
    purpose:
      'A server of yours in the demo’s place: its pages may embed the cashier, its /wallet keeps the money, its /webhooks hears of payments.',
    mode: 'evaluation',
  }),
  EVALUATION_CAPTCHA: variable({
    schema: evaluationCaptcha,
    takes: 'some of geetest, recaptcha, recaptcha-enterprise, hcaptcha, separated by commas',
    purpose: 'Captchas that the demo asks for, at the sandbox’s doubles of their vendors. Unset: none.',
    mode: 'evaluation',
  }),
  WIDGET_DEV_URL: variable({
    schema: httpAddress,
    takes: 'an http or https address',
    purpose: 'Development: the widget’s development server, which its pages and files are taken from.',
    mode: 'evaluation',
  }),
} as const;

export type VariableName = keyof typeof variables;
