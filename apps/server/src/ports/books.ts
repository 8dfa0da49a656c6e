/** A sum that should be another. Amounts in minor units. */
export interface BookDifference {
  readonly subject: string;
  readonly expected: bigint;
  readonly found: bigint;
}

/** What was compared, and where it differs. */
export interface BookCheck {
  readonly count: number;
  readonly differences: readonly BookDifference[];
}

/** One line of our books that a provider's books must have too. `id` is the transaction's, or the reversal's. */
export interface BookLine {
  readonly id: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly direction: 'in' | 'out';
}

/** A line with what became of it here; anything but `booked` waits for somebody, or was refused. */
export interface BookRecord extends BookLine {
  readonly state: 'booked' | 'held' | 'due' | 'rejected' | 'parked' | 'refused';
  readonly reference: string;
}

/** Our own books, for comparison. */
export interface Books {
  /** Postings of each currency sum to zero. */
  currencySums(): Promise<BookCheck>;
  /** Each account's balance is the sum of its postings. */
  balances(): Promise<BookCheck>;
  /** Each provider's clearing accounts hold what its movements and reversals say. */
  clearing(): Promise<BookCheck>;
  /** Each deposit's credited amount is that of its credited movements. */
  deposits(): Promise<BookCheck>;
  /** Each deposit's bonus and fee follow from its terms and movements, and its postings book just those. */
  bonusesAndFees(): Promise<BookCheck>;
  /** Each withdrawal's postings and payouts are those of its state. */
  withdrawals(): Promise<BookCheck>;
  /** Each box, play and gift of coins is booked as it says, and nothing else moved gold coins. */
  coins(): Promise<BookCheck>;
  /** Each manual credit and debit is booked once where it is approved, and not otherwise. */
  adjustments(): Promise<BookCheck>;
  /** Everything that we know under these ids, booked or not. */
  recordsOf(provider: string, ids: readonly string[]): Promise<readonly BookRecord[]>;
  /** Everything that a provider told within a period. */
  recordsBetween(provider: string, from: Date, to: Date): Promise<readonly BookRecord[]>;
  /** Our lines with these ids. */
  linesOf(provider: string, ids: readonly string[]): Promise<readonly BookLine[]>;
  /** Our lines from a point in time on, in portions. */
  linesSince(provider: string, since: Date): AsyncIterable<readonly BookLine[]>;
}
