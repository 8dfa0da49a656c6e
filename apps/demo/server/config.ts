import { join } from 'node:path';
import * as z from 'zod/mini';

const address = z.url({ protocol: /^https?$/ });
const secret = z.string().check(z.minLength(32));

const isOrigin = (text: string): boolean =>
  address.safeParse(text).success && new URL(text).origin === text.replace(/\/$/, '').toLowerCase();

/** Origins of pages, separated by commas. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
  ),
  z.pipe(
    z
      .array(z.string())
      .check(
        z.refine(
          (texts) => texts.every(isOrigin),
          'must be http or https origins separated by commas, such as http://localhost:5173',
        ),
      ),
    z.transform((texts) => texts.map((text) => new URL(text).origin)),
  ),
);

const environment = z.object({
  DEMO_PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/)), '4020'),
  HOST: z._default(z.string(), 'localhost'),
  /** Where the cashier answers, as the browser sees it. */
  PUBLIC_URL: z._default(address, 'http://localhost:4000'),
  /** Where this page answers, as the browser sees it. */
  DEMO_URL: z.optional(address),
  /** Pages of others that may ask for tokens, while they try the cashier. */
  EVALUATION_ORIGINS: z.prefault(origins, ''),
  PRODUCT: z._default(z.string(), 'cashier'),
  TOKEN_SECRET: secret,
  OPERATOR_API_KEY: z.string().check(z.minLength(16)),
  OPERATOR_WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_')),
  OPERATOR_WALLET_SECRET: z.optional(z.string().check(z.startsWith('whsec_'))),
  /** Who keeps the players' money: this server, or the cashier's ledger. */
  EVALUATION_WALLET: z._default(z.enum(['operator', 'internal']), 'operator'),
  DATA_DIR: z._default(z.string(), '.data'),
});

export interface DemoConfig {
  readonly port: number;
  readonly host: string;
  readonly cashierUrl: string;
  readonly product: string;
  /** Origins that the demo's tokens may be fetched from, beside its own. */
  readonly tokenOrigins: readonly string[];
  readonly tokenSecret: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Absent: the cashier's ledger is the wallet. */
  readonly wallet?: { readonly secret: string; readonly folder: string };
}

/** Reads the demo's settings. @throws Error that names the variable at fault. */
export function readConfig(variables: NodeJS.ProcessEnv): DemoConfig {
  const outcome = environment.safeParse(variables);
  if (!outcome.success) {
    const lines = outcome.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The demo can't start: ${lines.join('; ')}. "npm start" sets all of these.`);
  }
  const read = outcome.data;
  return {
    port: Number(read.DEMO_PORT),
    host: read.HOST,
    cashierUrl: read.PUBLIC_URL.replace(/\/$/, ''),
    product: read.PRODUCT,
    tokenOrigins: read.EVALUATION_ORIGINS,
    tokenSecret: read.TOKEN_SECRET,
    apiKey: read.OPERATOR_API_KEY,
    webhookSecret: read.OPERATOR_WEBHOOK_SECRET,
    ...(read.EVALUATION_WALLET === 'operator' &&
      read.OPERATOR_WALLET_SECRET && {
        wallet: { secret: read.OPERATOR_WALLET_SECRET, folder: join(read.DATA_DIR, 'operator') },
      }),
  };
}
