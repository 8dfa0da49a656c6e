import type { BrandFilter } from './players.ts';

/** An account of the ledger, its shards taken together. */
export interface AccountName {
  readonly brand: string;
  readonly kind: string;
  /** Of players' accounts the player, of clearing and suspense the provider; else empty. */
  readonly owner: string;
  readonly currency: string;
}

export interface AccountBalance extends AccountName {
  readonly balanceMinor: bigint;
}

export interface AccountFilter {
  readonly brand?: BrandFilter;
  readonly owner?: string;
  readonly currency?: string;
}

export interface StatementQuery extends AccountName {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly cursor?: string;
  readonly limit: number;
}

export interface StatementPosting {
  readonly id: string;
  readonly at: Date;
  readonly entry: string;
  readonly minor: bigint;
  /** What the account held after it. */
  readonly balanceMinor: bigint;
  readonly depositId: string | undefined;
  readonly withdrawalId: string | undefined;
  readonly adjustmentId: string | undefined;
}

/** One account over a period. Minor units. */
export interface Statement {
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly count: number;
  /** Oldest first, from the cursor on. */
  readonly postings: readonly StatementPosting[];
  readonly nextCursor?: string;
}

export interface Statements {
  /** Accounts with their balances: of the house, or of one owner. */
  accounts(filter: AccountFilter): Promise<readonly AccountBalance[]>;
  /** Nothing where there is no such account. */
  statement(query: StatementQuery): Promise<Statement | undefined>;
}
