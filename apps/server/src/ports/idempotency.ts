/** Which call of which player; the key is the player's own. */
export interface RequestId {
  readonly brand: string;
  readonly playerId: string;
  readonly call: string;
  readonly key: string;
}

/**
 * `started`: this process does the work now. `done`: it was done, here is the reply. `running`: somebody is at it.
 * `abandoned`: whoever was at it is gone; this process has taken over and finds out what was done.
 */
export type ClaimOutcome =
  | { readonly kind: 'started' | 'abandoned' }
  | { readonly kind: 'done'; readonly reply: unknown }
  | { readonly kind: 'running' | 'bodyMismatch' };

/** The memory of calls that move money: each key is worked on once, and its first reply is the reply. */
export interface IdempotencyStore {
  claim(id: RequestId, bodyHash: string, at: Date): Promise<ClaimOutcome>;
  /** Keeps the reply for good (until it is swept). */
  finish(id: RequestId, reply: unknown, at: Date): Promise<void>;
  /** Gives a key back as if it had never been used: nothing was done under it. */
  forget(id: RequestId): Promise<void>;
  /** Lets go of a key after a fault of ours: the next to come finds out what was done. */
  abandon(id: RequestId, at: Date): Promise<void>;
  /** Says that this process is still at everything it has claimed. */
  renewLeases(at: Date): Promise<void>;
  /** Keys whose worker is gone; each is claimed by this process. */
  claimAbandoned(at: Date, limit: number): Promise<readonly RequestId[]>;
  /** Removes what was done longer ago than replies are kept. Returns how many. */
  sweep(before: Date): Promise<number>;
}
