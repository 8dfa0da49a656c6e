import type { RawWebhook } from '@opencashier/provider-kit/provider';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { ChangeableCatalogue } from '../ports/catalogue-overrides.ts';
import type { Clock, Ids } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Pushes } from '../ports/pushes.ts';
import type { Timers } from '../ports/timers.ts';
import type { Tracing } from '../ports/tracing.ts';
import type { Wallets } from '../ports/wallet.ts';
import type { ProviderAccount } from '../providers/provider-registry.ts';
import type { Desk } from '../use-cases/operator/desk.ts';
import type { ProviderWebhookReply } from '../use-cases/receive-provider-webhook.ts';
import type { UseCase } from '../use-cases/use-case.ts';

export interface CoreConfig {
  /** PostgreSQL 15 or newer; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** Connections to PostgreSQL; 16 unless told. */
  readonly databaseConnections?: number;
  /** Without a trailing slash: return and webhook addresses start with it. */
  readonly publicUrl: string;
  readonly product: string;
  readonly providers: readonly ProviderAccount[];
  /** Evaluation only: the stand-in provider may be configured. */
  readonly allowSandboxProvider: boolean;
  /** Evaluation only: webhooks to addresses of this machine are sent. */
  readonly allowLoopbackWebhooks: boolean;
  /** How long an operator's wallet has to answer; eight seconds unless told. */
  readonly walletTimeoutMs?: number;
  /** Evaluation only: writes the sample bonuses of these brands. */
  readonly sampleBonusBrands?: readonly string[];
}

/** What the core is given from outside. */
export interface CoreDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly timers: Timers;
  readonly log: Log;
  readonly fetch: typeof globalThis.fetch;
  readonly catalogue: Catalogue;
  readonly brands: BrandPolicies;
  readonly pushes: Pushes;
  /** Nobody counts unless told. */
  readonly metrics?: Metrics;
  /** Nothing is traced unless told. */
  readonly tracing?: Tracing;
}

/** The calls whose use case the core has; those that move money are idempotent already. */
export interface CoreCalls {
  readonly 'deposit-create': UseCase<'deposit-create'>;
  readonly 'deposit-create-p2p': UseCase<'deposit-create-p2p'>;
  readonly 'deposit-create-sweepstake': UseCase<'deposit-create-sweepstake'>;
  readonly 'deposit-prepare': UseCase<'deposit-prepare'>;
  readonly 'deposit-check': UseCase<'deposit-check'>;
  readonly 'deposit-complete': UseCase<'deposit-complete'>;
  readonly 'payment-convert-v2': UseCase<'payment-convert-v2'>;
  readonly 'deposit-status': UseCase<'deposit-status'>;
  readonly 'deposit-cancel': UseCase<'deposit-cancel'>;
  readonly 'deposit-limits': UseCase<'deposit-limits'>;
  readonly 'external-deposit-continue': UseCase<'external-deposit-continue'>;
  readonly transactions: UseCase<'transactions'>;
  readonly 'methods-payment-v3': UseCase<'methods-payment-v3'>;
  readonly 'methods-withdrawal': UseCase<'methods-withdrawal'>;
  readonly 'sweepstake-balance-get': UseCase<'sweepstake-balance-get'>;
  readonly 'sweepstake-boxes': UseCase<'sweepstake-boxes'>;
  readonly 'sweepstake-recoup-sum': UseCase<'sweepstake-recoup-sum'>;
  readonly 'sweepstake-redeem': UseCase<'sweepstake-redeem'>;
  readonly 'session-start': UseCase<'session-start'>;
  readonly 'session-form-on-close-modal': UseCase<'session-form-on-close-modal'>;
  readonly 'bonus-list': UseCase<'bonus-list'>;
  readonly 'balance-get': UseCase<'balance-get'>;
  readonly 'player-limits-get': UseCase<'player-limits-get'>;
  readonly 'player-limits-set': UseCase<'player-limits-set'>;
  readonly 'player-pause-set': UseCase<'player-pause-set'>;
  readonly 'withdrawal-cancel': UseCase<'withdrawal-cancel'>;
  readonly 'withdrawal-code-resend': UseCase<'withdrawal-code-resend'>;
  readonly 'withdrawal-confirm': UseCase<'withdrawal-confirm'>;
  readonly 'withdrawal-create': UseCase<'withdrawal-create'>;
  readonly 'withdrawal-status': UseCase<'withdrawal-status'>;
}

export interface Core {
  readonly database: 'postgres' | 'embedded';
  readonly calls: CoreCalls;
  /** The catalogue with what the operator changed of it. */
  readonly catalogue: ChangeableCatalogue;
  readonly operator: Desk;
  readonly wallets: Wallets;
  /** A provider's webhook as it arrived. Never throws. */
  receiveWebhook(provider: string, webhook: RawWebhook): Promise<ProviderWebhookReply>;
  /** Where the return page `/{product}/return/{returnId}` goes on to in the same tab. */
  findReturn(
    returnId: string,
  ): Promise<{ readonly brand: string; readonly returnUrl: string | undefined } | undefined>;
  readonly jobs: { start(): void; stop(): Promise<void> };
  /** Does the database answer? */
  isReady(): Promise<boolean>;
  /** Waits for what is under way, stops the jobs, closes the database and gives its lock back. */
  close(): Promise<void>;
}
