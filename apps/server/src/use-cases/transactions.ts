import type { Transaction } from '@opencashier/contract/entities/transaction';
import { toCursor } from '../domain/cursor.ts';
import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import type { Page } from '../ports/players.ts';
import type { Withdrawals } from '../ports/withdrawals.ts';
import { toTransaction } from './transaction-view.ts';
import { success, type UseCase } from './use-case.ts';
import { showWithdrawals } from './withdrawal-view.ts';

const defaultLimit = 20;
const maxLimit = 100;

export interface TransactionsDeps {
  readonly deposits: Deposits;
  readonly withdrawals: Withdrawals;
  readonly catalogue: Catalogue;
  readonly brands: BrandPolicies;
  readonly clock: Clock;
}

const nothing = { items: [] };

/** The player's own payments of both directions, newest first; `open` leaves those that have ended out. */
export function transactions(deps: TransactionsDeps): UseCase<'transactions'> {
  const { deposits, withdrawals, catalogue, clock } = deps;
  return async ({ player, language }, { kind, open, cursor, limit: wanted }) => {
    const limit = Math.min(maxLimit, Math.max(1, Math.trunc(wanted ?? defaultLimit)));
    const filter = {
      brand: player.brand,
      playerId: player.id,
      openOnly: open === 'true',
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    };
    const incoming = kind === 'withdrawal' ? nothing : await deposits.list(filter);
    const outgoing = kind === 'deposit' ? nothing : await withdrawals.list(filter);
    const text = (method: string) => catalogue.methodText(method, language);
    const all = [
      ...incoming.items.map((deposit) => toTransaction(deposit, text(deposit.method), clock.now())),
      ...(await showWithdrawals(deps, outgoing.items, language)),
    ].sort(newestFirst);
    return success({ transactions: all.slice(0, limit), ...cursorOf(all, limit, incoming, outgoing) });
  };
}

/** As the database sorts: by time, then by the bytes of the id. */
function newestFirst(one: Transaction, other: Transaction): number {
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

/** Both lists go on below the last that is shown: what one of them brought in excess comes again. */
function cursorOf(
  all: readonly Transaction[],
  limit: number,
  ...pages: readonly Page<unknown>[]
): { readonly nextCursor?: string } {
  const last = all[Math.min(limit, all.length) - 1];
  const hasMore = all.length > limit || pages.some(({ nextCursor }) => nextCursor !== undefined);
  if (last === undefined || !hasMore) return {};
  return { nextCursor: toCursor({ at: new Date(last.createdAt), id: last.id }) };
}
