const prefix = 'whsec_';
const minBytes = 24;
const maxBytes = 64;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The key bytes of a webhook secret: `whsec_` (optional) and 24 to 64 bytes as base64, as Standard Webhooks has it.
 * `undefined` when the text is none.
 */
export function parseSecret(secret: string): Buffer | undefined {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : secret;
  if (!base64.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= minBytes && key.length <= maxBytes ? key : undefined;
}

/** Whether a text can be a webhook secret, for the validation of a configuration. */
export function isWebhookSecret(secret: string): boolean {
  return parseSecret(secret) !== undefined;
}

/** Thrown on a secret that is none: a mistake of the configuration, not of the other side. */
export class InvalidSecretError extends Error {
  override readonly name = 'InvalidSecretError';

  constructor() {
    super(`A webhook secret is "${prefix}" and ${minBytes} to ${maxBytes} bytes as base64.`);
  }
}

/**
 * The keys of several secrets, the first being the newest.
 * @throws {InvalidSecretError} when there is none or one of them is malformed
 */
export function keysOf(secrets: readonly string[]): readonly Buffer[] {
  const keys = secrets.map(parseSecret).filter((key) => key !== undefined);
  if (keys.length === 0 || keys.length !== secrets.length) throw new InvalidSecretError();
  return keys;
}

/**
 * The key of one secret.
 * @throws {InvalidSecretError} when it is malformed
 */
export function keyOf(secret: string): Buffer {
  const key = parseSecret(secret);
  if (key === undefined) throw new InvalidSecretError();
  return key;
}
