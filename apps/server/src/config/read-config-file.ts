import * as z from 'zod/mini';
import { usualCircuitRules } from '../domain/circuit.ts';
import { captchaPageOf } from '../ports/captcha-page.ts';
import type { Config, ConfiguredBrand } from './config.ts';
import { type ConfigFile, configFile } from './config-file.ts';
import { readCaptcha } from './read-captcha.ts';
import { readSweepstakes } from './read-sweepstakes.ts';
import { readWithdrawals } from './read-withdrawals.ts';
import { isGenerated, isStrong, resolveReferences, resolveSecret, type SecretSources } from './secrets.ts';

type FromFile = Pick<
  Config,
  'brands' | 'providers' | 'operatorKeys' | 'sessionKey' | 'allowLoopbackWebhooks' | 'httpOrigins'
>;

export type ConfigFileOutcome =
  | { readonly ok: true; readonly config: FromFile }
  | { readonly ok: false; readonly problems: readonly string[] };

/** `brands[0].origins[1]`, as one finds it in the file. */
function entryName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const entry = entryName(issue.path) || 'the file';
  if (issue.code === 'unrecognized_keys')
    return `CONFIG: ${entry} has no entry "${issue.keys.join('", "')}".`;
  const missing = /^Invalid input: expected (\w+), received undefined$/.exec(issue.message);
  if (missing) return `CONFIG: ${entry} is missing: it takes ${article(missing[1] ?? '')}.`;
  const message = issue.message.replace(/^Invalid (input|option): expected/, 'must be');
  return `CONFIG: ${entry} ${message.startsWith('must') ? message : `is wrong: ${message}`}.`;
}

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Collects what is wrong with secrets and keeps those that are in order. */
class Secrets {
  readonly problems: string[] = [];
  readonly #sources: SecretSources;
  readonly #generated: ReadonlySet<string>;

  constructor(sources: SecretSources, generated: ReadonlySet<string>) {
    this.#sources = sources;
    this.#generated = generated;
  }

  /** A secret that has to be strong; an empty text stands for one that is not in order. */
  take(entry: string, reference: string): string {
    return this.#taken(entry, reference, isStrong, 'is too weak: it takes 32 random characters or more');
  }

  #taken(entry: string, reference: string, isFit: (secret: string) => boolean, unfit: string): string {
    const outcome = resolveSecret(reference, this.#sources);
    if (!outcome.ok) {
      this.problems.push(`CONFIG: ${entry} ${outcome.problem}.`);
      return '';
    }
    this.#refuseGenerated(entry, outcome.secret);
    if (!isFit(outcome.secret)) this.problems.push(`CONFIG: ${entry} ${unfit}.`);
    return outcome.secret;
  }

  /** A secret of Standard Webhooks. */
  takeWebhook(entry: string, reference: string): string {
    const isFit = (secret: string) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret) && isStrong(secret);
    return this.#taken(entry, reference, isFit, 'must be "whsec_" and 24 random bytes or more in base64');
  }

  /** A secret that somebody else made: it has the shape that they give it. */
  takeForeign(entry: string, reference: string): string {
    return this.#taken(entry, reference, (secret) => secret !== '', 'is empty');
  }

  /** A file that the configuration names. */
  readText(entry: string, path: string): string {
    try {
      return this.#sources.readFile(path);
    } catch {
      this.problems.push(`CONFIG: ${entry} names the file ${path}, which can't be read.`);
      return '';
    }
  }

  /** A provider's part, whose secrets only that provider can judge but for where they come from. */
  takeAll(entry: string, value: unknown): unknown {
    return resolveReferences(
      value,
      entry,
      this.#sources,
      (path, problem) => this.problems.push(`CONFIG: ${path} ${problem}.`),
      (path, secret) => this.#refuseGenerated(path, secret),
    );
  }

  #refuseGenerated(entry: string, secret: string): void {
    if (!isGenerated(secret, this.#generated)) return;
    this.problems.push(`CONFIG: ${entry} is a secret that an evaluation generated: make one of your own.`);
  }
}

function readBrand(brand: ConfigFile['brands'][number], index: number, secrets: Secrets): ConfiguredBrand {
  const entry = `brands[${index}]`;
  const captcha =
    brand.captcha &&
    readCaptcha(`${entry}.captcha`, brand.captcha, {
      secret: (name, reference) => secrets.takeForeign(name, reference),
      text: (name, path) => secrets.readText(name, path),
    });
  return {
    id: brand.id,
    name: brand.name,
    origins: brand.origins,
    disabledSets: brand.disabledSets,
    directGeoCountries: brand.directGeoCountries,
    ...(brand.theme && { theme: brand.theme }),
    ...(brand.returnUrl && { returnUrl: brand.returnUrl }),
    ...(brand.supportUrl && { supportUrl: brand.supportUrl }),
    ...(brand.guideUrl && { guideUrl: brand.guideUrl }),
    ...(brand.withdrawals && {
      withdrawals: readWithdrawals(`CONFIG: ${entry}.withdrawals`, brand.withdrawals, secrets.problems),
    }),
    ...(brand.protection.length > 0 && {
      protection: brand.protection.map(({ countries, ...rules }) => ({
        ...rules,
        ...(countries && { countries }),
      })),
    }),
    ...(brand.sweepstakes && { sweepstakes: readSweepstakes(brand.sweepstakes) }),
    ...(captcha && { captcha, captchaPage: captchaPageOf(captcha) }),
    ...(brand.webhook && {
      webhook: {
        url: brand.webhook.url,
        secret: secrets.takeWebhook(`${entry}.webhook.secret`, brand.webhook.secret),
      },
    }),
    ...(brand.wallet?.kind === 'http' && {
      wallet: {
        url: brand.wallet.url,
        keys: brand.wallet.keys.map(({ id, secret }, at) => ({
          id,
          secret: secrets.takeWebhook(`${entry}.wallet.keys[${at}].secret`, secret),
        })),
      },
    }),
    tokenKeys: brand.tokenKeys.map((key, at) => {
      if (key.algorithm === 'HS256') {
        const secret = secrets.take(`${entry}.tokenKeys[${at}].secret`, key.secret);
        return { issuer: key.issuer, algorithm: key.algorithm, secret: new TextEncoder().encode(secret) };
      }
      const jwks = 'jwksUrl' in key ? { url: key.jwksUrl } : key.jwks;
      return { issuer: key.issuer, algorithm: key.algorithm, jwks };
    }),
  };
}

function findRepeated(file: ConfigFile): string[] {
  const ids = file.brands.map((brand) => brand.id);
  const providers = file.providers.map(({ provider, account = provider }) => account);
  const repeated = (names: readonly string[]) =>
    new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return [
    ...[...repeated(ids)].map((id) => `CONFIG: two brands have the id "${id}".`),
    ...[...repeated(providers)].map((id) => `CONFIG: the provider account "${id}" is there twice.`),
  ];
}

/** A key for a brand that there is not would see nothing. */
function foreignBrands(file: ConfigFile): string[] {
  const known = new Set(file.brands.map(({ id }) => id));
  return file.operatorKeys.flatMap(({ brands = [] }, index) =>
    brands
      .filter((id) => !known.has(id))
      .map((id) => `CONFIG: operatorKeys[${index}].brands names "${id}", which is no brand.`),
  );
}

/**
 * Reads the text of a CONFIG file.
 * @param generated secrets that an evaluation made in the same data folder, which are refused
 */
export function readConfigFile(
  text: string,
  sources: SecretSources,
  generated: ReadonlySet<string>,
): ConfigFileOutcome {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`CONFIG: the file is not valid JSON (${(error as Error).message}).`] };
  }
  const outcome = configFile.safeParse(json, { error: z.locales.en().localeError });
  if (!outcome.success) return { ok: false, problems: outcome.error.issues.map(sentenceOf) };
  const file = outcome.data;
  const secrets = new Secrets(sources, generated);
  const config: FromFile = {
    brands: file.brands.map((brand, index) => readBrand(brand, index, secrets)),
    providers: file.providers.map(({ provider, account, config, circuit }, index) => ({
      provider,
      ...(account && { account }),
      ...(circuit && {
        circuit: {
          ...usualCircuitRules,
          failures: circuit.failures,
          withinMs: circuit.withinSeconds * 1_000,
          coolMs: circuit.coolSeconds * 1_000,
        },
      }),
      config: secrets.takeAll(`providers[${index}].config`, config),
    })),
    operatorKeys: file.operatorKeys.map(({ name, key, role, owner, brands, mayKeepKeys }, index) => ({
      ...{ name, role, owner: owner ?? name, isKeeper: mayKeepKeys },
      ...(brands && { brands }),
      secret: secrets.take(`operatorKeys[${index}].key`, key),
    })),
    ...(file.sessionKey && {
      sessionKey: new TextEncoder().encode(secrets.take('sessionKey', file.sessionKey)),
    }),
    allowLoopbackWebhooks: file.allowLoopbackWebhooks,
    httpOrigins: [],
  };
  const sandboxes = file.providers.flatMap(({ provider }, index) =>
    provider === 'sandbox'
      ? [`CONFIG: providers[${index}] is the sandbox provider, which only an evaluation has.`]
      : [],
  );
  const problems = [...findRepeated(file), ...foreignBrands(file), ...sandboxes, ...secrets.problems];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}
