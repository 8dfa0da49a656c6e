import { fromCursor } from '../../domain/cursor.ts';
import type { Brands } from '../../ports/brands.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CoinStore } from '../../ports/coins.ts';
import type { Deposit, DepositDossier, DepositFilter } from '../../ports/deposits.ts';
import type { Identity } from '../../ports/identity.ts';
import type { HeldDecision } from '../../ports/ledger.ts';
import type { Page, Players } from '../../ports/players.ts';
import type { SessionCodes } from '../../ports/session-codes.ts';
import type { Visits } from '../../ports/visits.ts';
import type { WebhookLog } from '../../ports/webhook-log.ts';
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
  readonly sessionCodes: SessionCodes;
  readonly webhooks: WebhookLog;
  readonly visits: Visits;
  readonly coins: CoinStore;
  listDeposits(filter: DepositFilter): Promise<Page<Deposit>>;
  depositDossier(id: string): Promise<DepositDossier | undefined>;
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
  readonly publicUrl: string;
  readonly product: string;
  /** Hands a fresh token to the open connections of a player; the number of those that it reached. */
  readonly refreshToken: (brand: string, playerId: string, token: string) => Promise<number>;
}

export const notFound = (what: string): Result<never> =>
  refuse('operator.notFound', `There is no such ${what}.`);

/** The id of the brand that a request names, or of the first one; undefined where it names none of ours. */
export function brandIdOf(brands: Brands, named: string | undefined): string | undefined {
  return named === undefined ? brands.first.id : brands.find(named)?.id;
}

/** The entries that are there: optional properties stay absent instead of undefined. */
export function present<Entries extends Record<string, unknown>>(
  entries: Entries,
): { [Key in keyof Entries]?: Exclude<Entries[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Entries]?: Exclude<Entries[Key], undefined>;
  };
}

interface PageAsked {
  readonly brand?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Why a list can't be read as asked: it names a brand that is not there, or a place in the list that nobody gave out. */
export function pageRefusal(brands: Brands, { brand, cursor }: PageAsked): Result<never> | undefined {
  if (brandIdOf(brands, brand) === undefined) return notFound('brand');
  if (cursor === undefined || fromCursor(cursor) !== undefined) return undefined;
  return refuse('validation.failed', 'The cursor is none that this list gave out.', [
    { path: 'cursor', message: 'must be the nextCursor of an earlier page' },
  ]);
}
