import pino, { type DestinationStream } from 'pino';
import type { Log } from '../ports/log.ts';

/** Names under which something secret or personal could come along; their values never reach the log. */
const secretNames = [
  'token',
  'authorization',
  'cookie',
  'secret',
  'password',
  'apiKey',
  'code',
  'card',
  'cardNumber',
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
] as const;

const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const patterns: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{8,}\.[\w-]*\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 [redacted]'],
  [/\b(whsec|opk|sbx|demo)_[\w+/=-]{8,}/g, '[secret]'],
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"')]*/g, '$1'],
  [/\b(postgres(?:ql)?:\/\/)[^\s@]*@/g, '$1'],
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number]'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
];

/** Takes out of a text what should not stand in a log: tokens, secrets, queries, card numbers, addresses of people. */
function scrub(text: string): string {
  return patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

/** What is worth knowing of an error; its own fields may hold anything and stay out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(String(error));
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' && { errorCode: code }),
    stack: scrub(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: scrub(error.cause.message) }),
  };
}

function scrubTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrubTexts(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubTexts(item, depth + 1)]));
}

/** The log: one line of JSON each, with what is secret or personal taken out by name and by look. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[redacted]' },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  const write =
    (severity: 'info' | 'warn' | 'error') =>
    (fields: Readonly<Record<string, unknown>>, message: string): void => {
      const { err, ...rest } = fields;
      const clean = scrubTexts(rest) as Record<string, unknown>;
      logger[severity](err === undefined ? clean : { ...clean, error: describeError(err) }, scrub(message));
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
