import type { RawEnvironment } from './read-environment.ts';

/** How secrets are looked up: `env:NAME` in the environment, `file:PATH` in a file (as Docker and Kubernetes mount them). */
export interface SecretSources {
  readonly environment: RawEnvironment;
  readFile(path: string): string;
}

export type SecretOutcome =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly problem: string };

/**
 * The secret behind a reference. A secret written into the configuration itself is refused: such files are copied,
 * mailed and committed.
 */
export function resolveSecret(reference: string, sources: SecretSources): SecretOutcome {
  const [kind, ...rest] = reference.split(':');
  const name = rest.join(':');
  if (kind === 'env' && name !== '') {
    const secret = sources.environment[name];
    if (secret) return { ok: true, secret };
    return { ok: false, problem: `names the environment variable ${name}, which is not set` };
  }
  if (kind === 'file' && name !== '') {
    try {
      const secret = sources.readFile(name).trim();
      if (secret !== '') return { ok: true, secret };
      return { ok: false, problem: `names the file ${name}, which is empty` };
    } catch {
      return { ok: false, problem: `names the file ${name}, which can't be read` };
    }
  }
  return { ok: false, problem: 'must be a reference: "env:NAME" or "file:PATH"' };
}

/** What an evaluation generates starts with this; `whsec_` may stand before it. */
const generatedMark = /^(whsec_)?demo/i;

/** Was the secret made by `npm start`? Such a one is known to whoever has seen the evaluation's data folder. */
export function isGenerated(secret: string, known: ReadonlySet<string>): boolean {
  return generatedMark.test(secret) || known.has(secret);
}

/** Has enough room for 256 bits of chance and is not one character repeated. */
export function isStrong(secret: string): boolean {
  return Buffer.byteLength(secret) >= 32 && new Set(secret).size >= 8;
}

/** Replaces every reference in a provider's part; the paths of those that lead nowhere are reported. */
export function resolveReferences(
  value: unknown,
  path: string,
  sources: SecretSources,
  report: (path: string, problem: string) => void,
  found: (path: string, secret: string) => void,
): unknown {
  if (typeof value === 'string' && /^(env|file):/.test(value)) {
    const outcome = resolveSecret(value, sources);
    if (outcome.ok) {
      found(path, outcome.secret);
      return outcome.secret;
    }
    report(path, outcome.problem);
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => resolveReferences(item, `${path}[${index}]`, sources, report, found));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        resolveReferences(item, `${path}.${key}`, sources, report, found),
      ]),
    );
  }
  return value;
}
