/** What waits to be done, for whoever watches the server. Ages in seconds; nought where nothing waits. */
export interface BacklogCount {
  /** Events that are not published yet, and how long the oldest has waited. */
  readonly outbox: number;
  readonly outboxLag: number;
  /** Messages to operators that are due. */
  readonly deliveries: number;
  readonly deliveryLag: number;
  /** Deposits that may still be paid, by state. */
  readonly openDeposits: Readonly<Record<'created' | 'pending', number>>;
  /** Money that arrived and is not in its player's balance yet: to be tried again, or held for an agent. */
  readonly creditsDue: number;
  readonly depositsHeld: number;
  /** Withdrawals that wait for an agent. */
  readonly withdrawalsInReview: number;
}

export interface Backlog {
  count(at: Date): Promise<BacklogCount>;
}
