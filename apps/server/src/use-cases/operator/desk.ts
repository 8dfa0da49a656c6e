import type { Adjustments } from '../../ports/adjustments.ts';
import type { Brands } from '../../ports/brands.ts';
import type { CatalogueOverrides, ChangeableCatalogue } from '../../ports/catalogue-overrides.ts';
import type { Clock, Ids } from '../../ports/clock.ts';
import type { CoinStore } from '../../ports/coins.ts';
import type { Deposit, DepositDossier, DepositFilter } from '../../ports/deposits.ts';
import type { IdempotencyStore } from '../../ports/idempotency.ts';
import type { Identity } from '../../ports/identity.ts';
import type { HeldDecision } from '../../ports/ledger.ts';
import type { OperatorKeys } from '../../ports/operator-keys.ts';
import type { Page, Players } from '../../ports/players.ts';
import type { Protection } from '../../ports/protection.ts';
import type { ProviderLog } from '../../ports/provider-log.ts';
import type { Reconciliation, Reconciliations } from '../../ports/reconciliations.ts';
import type { Refund, RefundOutcome, RefundRequest, Refunds } from '../../ports/refunds.ts';
import type { SessionCodes } from '../../ports/session-codes.ts';
import type { Statements } from '../../ports/statements.ts';
import type { TrailEntry } from '../../ports/trail.ts';
import type { Visits } from '../../ports/visits.ts';
import type { WebhookLog } from '../../ports/webhook-log.ts';
import type { WidgetReports } from '../../ports/widget-reports.ts';
import type {
  ReviewDecision,
  Withdrawal,
  WithdrawalDossier,
  WithdrawalFilter,
} from '../../ports/withdrawals.ts';
import type { WithdrawalAsked } from '../check-withdrawal.ts';
import type { WithdrawalBy } from '../request-withdrawal.ts';
import { type Result, refuse } from '../use-case.ts';
import type { VerifyReport } from '../verify-books.ts';

/** What the operator's API works with. */
export interface Desk {
  readonly players: Players;
  readonly keys: OperatorKeys;
  /** Replies to wishes that may come again. */
  readonly repetitions: IdempotencyStore;
  readonly protection: Protection;
  readonly adjustments: Adjustments;
  readonly refunds: Refunds;
  readonly reconciliations: Reconciliations;
  readonly statements: Statements;
  readonly providerLog: ProviderLog;
  readonly overrides: CatalogueOverrides;
  readonly catalogue: ChangeableCatalogue;
  /** Is this brand's players' money in our ledger, and not in the operator's own wallet? */
  keepsMoney(brand: string): boolean;
  readonly sessionCodes: SessionCodes;
  readonly webhooks: WebhookLog;
  readonly visits: Visits;
  readonly coins: CoinStore;
  readonly reports: WidgetReports;
  listDeposits(filter: DepositFilter): Promise<Page<Deposit>>;
  findDeposit(id: string): Promise<Deposit | undefined>;
  depositDossier(id: string): Promise<DepositDossier | undefined>;
  /** What went over the wire about a deposit or a withdrawal, oldest first. */
  trailOf(id: string): Promise<readonly TrailEntry[]>;
  /** Asks the providers now. */
  recheckDeposit(id: string): Promise<void>;
  recheckWithdrawal(id: string): Promise<void>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
  checkRefund(refund: Refund): Promise<void>;
  /** Books a manual refund; false where it is none, or that reversal belongs to another. */
  settleRefund(refund: Refund, reversalId: string): Promise<boolean>;
  /** What became of it this time; nothing where there is no such webhook. */
  replayProviderWebhook(id: string): Promise<string | undefined>;
  /** Nothing where there is no such provider. */
  reconcile(asked: {
    readonly provider: string;
    readonly day: string;
    readonly by: string;
    readonly requestKey?: string;
  }): Promise<Reconciliation | undefined>;
  /** Takes up what was changed, here or by another server. */
  refreshCatalogue(): Promise<void>;
  decideHeld(decision: HeldDecision): Promise<Result<DepositDossier>>;
  listWithdrawals(filter: WithdrawalFilter): Promise<Page<Withdrawal>>;
  withdrawalDossier(id: string): Promise<WithdrawalDossier | undefined>;
  decideWithdrawal(decision: ReviewDecision): Promise<'decided' | 'own' | 'notDecidable' | 'unknown'>;
  /** Somebody asks in a player's stead; the id of what was made. */
  requestWithdrawal(asked: WithdrawalAsked, by: WithdrawalBy): Promise<Result<string>>;
  verify(since: Date): Promise<VerifyReport>;
}

export interface OperatorDeps {
  readonly desk: Desk;
  readonly brands: Brands;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly publicUrl: string;
  readonly product: string;
  /** Hands a fresh token to the open connections of a player; the number of those that it reached. */
  readonly refreshToken: (brand: string, playerId: string, token: string) => Promise<number>;
}

export const notFound = (what: string): Result<never> =>
  refuse('operator.notFound', `There is no such ${what}.`);

/** The entries that are there: optional properties stay absent instead of undefined. */
export function present<Entries extends Record<string, unknown>>(
  entries: Entries,
): { [Key in keyof Entries]?: Exclude<Entries[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Entries]?: Exclude<Entries[Key], undefined>;
  };
}
