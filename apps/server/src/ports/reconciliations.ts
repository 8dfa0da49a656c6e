import type { Page } from './players.ts';

/** One line of books, ours or a provider's. */
export interface BookSum {
  readonly direction: 'in' | 'out';
  readonly minor: bigint;
  readonly currency: string;
}

/** Where two books do not agree. */
export interface BookException {
  readonly kind: 'missingHere' | 'missingThere' | 'amountDiffers' | 'stateDiffers';
  readonly transactionId: string;
  readonly reference: string | undefined;
  readonly ours: BookSum | undefined;
  readonly theirs: BookSum | undefined;
  readonly note: string | undefined;
}

/** One day (UTC) of ours beside a provider's books. */
export interface Reconciliation {
  readonly id: string;
  readonly provider: string;
  /** Such as `2026-03-31`. */
  readonly day: string;
  readonly state: 'agrees' | 'differs' | 'unreadable';
  readonly matched: number;
  readonly exceptions: number;
  /** `job`, or the owner of the key that asked. */
  readonly requestedBy: string;
  readonly at: Date;
}

export interface ReconciliationFilter {
  readonly provider?: string;
  readonly day?: string;
  readonly cursor?: string;
  readonly limit: number;
}

export interface Reconciliations {
  /** Keeps a comparison with its exceptions; the same wish again is the one that is there. */
  keep(
    made: Reconciliation,
    exceptions: readonly BookException[],
    requestKey: string | undefined,
  ): Promise<Reconciliation>;
  /** Was this day of this provider's compared, so that the books could be read? */
  isDone(provider: string, day: string): Promise<boolean>;
  find(id: string): Promise<Reconciliation | undefined>;
  exceptions(id: string): Promise<readonly BookException[]>;
  list(filter: ReconciliationFilter): Promise<Page<Reconciliation>>;
}
