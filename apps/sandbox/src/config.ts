import { isWebhookSecret } from '@opencashier/webhooks/secret';
import * as z from 'zod/mini';

/** The sandbox's configuration, from environment variables alone. */
export interface SandboxConfig {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly apiKey: string;
  readonly webhookSecrets: readonly string[];
  /** Address for browsers; the listening address when none is given. */
  readonly publicUrl: string | undefined;
  readonly merchant: string;
  readonly lateDelayMs: number;
}

/** Thrown on a bad configuration; each problem names its variable and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const integer = (max: number, message: string) =>
  z.string().check(z.refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, message));
const secretList = (text: string) => text.split(',').map((secret) => secret.trim());

const shape = {
  HOST: z._default(z.string().check(z.minLength(1, 'must be an interface to listen on')), 'localhost'),
  SANDBOX_PORT: z._default(integer(65_535, 'must be a port from 0 to 65535'), '4010'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must be a folder')), '.data'),
  SANDBOX_API_KEY: z
    .string('must be the API key of the merchant, 16 characters or more')
    .check(z.minLength(16, 'must have 16 characters or more')),
  SANDBOX_WEBHOOK_SECRET: z
    .string('must be a webhook secret: whsec_ and 24 to 64 bytes as base64')
    .check(
      z.refine(
        (text) => secretList(text).every(isWebhookSecret),
        'must be whsec_ and 24 to 64 bytes as base64; several, newest first, are separated by commas',
      ),
    ),
  SANDBOX_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
          'must be an http or https address',
        ),
      ),
  ),
  SANDBOX_MERCHANT: z._default(
    z.string().check(z.minLength(1, 'must be a name'), z.maxLength(60)),
    'Lucky Harbor',
  ),
  SANDBOX_LATE_DELAY_MS: z._default(integer(3_600_000, 'must be milliseconds from 0 to 3600000'), '3000'),
};
const variables = z.object(shape);

/** Names of all variables that the sandbox reads. */
export const variableNames = Object.keys(shape);

/**
 * Reads the configuration. An empty variable counts as unset.
 * @throws {ConfigError} naming every variable that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): SandboxConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = z.safeParse(variables, given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  }
  const read = result.data;
  return {
    host: read.HOST,
    port: Number(read.SANDBOX_PORT),
    dataDir: read.DATA_DIR,
    apiKey: read.SANDBOX_API_KEY,
    webhookSecrets: secretList(read.SANDBOX_WEBHOOK_SECRET),
    publicUrl: read.SANDBOX_URL?.replace(/\/+$/, ''),
    merchant: read.SANDBOX_MERCHANT,
    lateDelayMs: Number(read.SANDBOX_LATE_DELAY_MS),
  };
}
