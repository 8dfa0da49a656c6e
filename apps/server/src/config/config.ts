import type { CircuitRules } from '../domain/circuit.ts';
import type { BrandWallet, BrandWebhook } from '../ports/brand-policies.ts';
import type { ProtectionRules, SweepstakesRules, WithdrawalRules } from '../ports/brand-rules.ts';
import type { Brand } from '../ports/brands.ts';
import type { CaptchaRules } from '../ports/captcha.ts';
import type { ConfiguredKey } from '../ports/operator-keys.ts';
import type { TokenKey } from '../ports/token-keys.ts';

export type Mode = 'evaluation' | 'operator';

/** A brand with what only the server may know of it. */
export interface ConfiguredBrand extends Brand {
  readonly tokenKeys: readonly TokenKey[];
  readonly webhook?: BrandWebhook;
  /** Absent: our own ledger keeps the players' money. */
  readonly wallet?: BrandWallet;
  readonly withdrawals?: WithdrawalRules;
  readonly protection?: readonly ProtectionRules[];
  readonly sweepstakes?: SweepstakesRules;
  readonly captcha?: CaptchaRules;
  /** Countries whose players are served directly, so that they see no list. */
  readonly directGeoCountries: readonly string[];
}

/** An account at a provider. */
export interface ConfiguredAccount {
  readonly provider: string;
  /** Its id; the provider's own where it is left out. */
  readonly account?: string;
  readonly config: unknown;
  readonly circuit?: CircuitRules;
}

/** Everything the server is told from outside, checked and typed; nothing reads the environment after this. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Address of the server as browsers and providers see it, without a trailing slash. */
  readonly publicUrl: string;
  /** Path prefix of the widget. */
  readonly product: string;
  readonly apiPrefix: string;
  /** Number of proxies, or their addresses, whose forwarding headers count; false for none. */
  readonly trustProxy: false | number | readonly string[];
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Development only: the widget's pages and files come from here. */
  readonly widgetDevUrl?: string;
  /** Where traces are sent, and which share of them; nothing is traced without. */
  readonly tracing?: { readonly url: string; readonly share: number };
  /** Elastic APM server of the widget's errors. */
  readonly monitoringUrl?: string;
  readonly brands: readonly ConfiguredBrand[];
  /** Accounts at providers; a provider's own schema checks its part. */
  readonly providers: readonly ConfiguredAccount[];
  readonly operatorKeys: readonly ConfiguredKey[];
  /** Signs the tokens of standalone visits; one is kept in the data folder where none is configured. */
  readonly sessionKey?: Uint8Array;
  readonly allowLoopbackWebhooks: boolean;
  /** Origins that payment pages may have over plain http: the sandbox's in an evaluation, else none. */
  readonly httpOrigins: readonly string[];
}

/** The configuration can't be used; each problem is one sentence for the person who wrote it. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}
