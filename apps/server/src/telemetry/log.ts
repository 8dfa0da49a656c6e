import { redactText } from '@opencashier/contract/redact-text';
import pino, { type DestinationStream } from 'pino';
import type { Log } from '../ports/log.ts';

/** Names under which something secret or personal could come along; their values never reach the log. */
const secretNames: ReadonlySet<string> = new Set([
  'token',
  'authorization',
  'cookie',
  'secret',
  'password',
  'apikey',
  'code',
  'card',
  'cardnumber',
  'number',
  'pan',
  'cvv',
  'cvc',
  'iban',
  'account',
  'fields',
  'body',
  'headers',
  'query',
  'name',
  'email',
  'phone',
  'address',
  'birthday',
  'passport',
  'profile',
  'player',
  'user',
]);

/** What is worth knowing of an error; its own fields may hold anything and stay out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return redactText(String(error));
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' && { errorCode: code }),
    stack: redactText(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: redactText(error.cause.message) }),
  };
}

/** The same without what is secret or personal, by name and by look, however deep it lies. */
function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value.toISOString();
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => withoutSecrets(item, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    secretNames.has(key.toLowerCase()) ? '[redacted]' : withoutSecrets(item, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** The log: one line of JSON each, with what is secret or personal taken out by name and by look. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  const write =
    (severity: 'info' | 'warn' | 'error') =>
    (fields: Readonly<Record<string, unknown>>, message: string): void => {
      const { err, ...rest } = fields;
      const clean = withoutSecrets(rest) as Record<string, unknown>;
      logger[severity](
        err === undefined ? clean : { ...clean, error: describeError(err) },
        redactText(message),
      );
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
