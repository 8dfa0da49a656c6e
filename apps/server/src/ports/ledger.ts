/** One payment that a provider says it has: a movement of money, named by the provider's transaction id. */
export interface Settlement {
  readonly provider: string;
  /** Our reference of the attempt that it belongs to. */
  readonly reference: string;
  readonly transactionId: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly txid: string | undefined;
  /** Kept with the movement in the same transaction, so that a replayed webhook is known. */
  readonly webhookId: string | undefined;
}

/**
 * `credited`: the player has it. `held`: an agent decides. `due`: recorded, credited later. `duplicate`: it was settled
 * before, nothing changed. `unknownReference`: no deposit of ours. `failed`: nothing was written; try again.
 */
export type SettlementOutcome =
  | { readonly kind: 'credited' | 'held' | 'due' | 'duplicate'; readonly depositId: string }
  | { readonly kind: 'unknownReference' | 'failed' };

export interface ReversalNotice {
  readonly provider: string;
  readonly reference: string;
  readonly transactionId: string;
  readonly reversalId: string;
  readonly kind: 'refund' | 'chargeback' | 'chargebackWon';
  readonly minor: bigint;
  readonly currency: string;
  readonly webhookId: string | undefined;
}

/** `parked`: what it reverses has not arrived yet; it is applied when it does. `refused`: more than was paid. */
export type ReversalOutcome = 'applied' | 'parked' | 'refused' | 'duplicate';

/** `released` money is credited; `rejected` money waits for the provider to give it back. */
export interface HeldDecision {
  readonly depositId: string;
  readonly decision: 'released' | 'rejected';
  readonly operatorKey: string;
  readonly decidedBy: string;
  readonly reason: string;
}

/** The ledger's movements. Each is all or nothing, and each may be told any number of times. */
export interface Ledger {
  settle(settlement: Settlement, at: Date): Promise<SettlementOutcome>;
  reverse(notice: ReversalNotice, at: Date): Promise<ReversalOutcome>;
  /** Credits a movement that was held or due. False where there is nothing to credit. */
  credit(movementId: string, at: Date): Promise<boolean>;
  /**
   * Decides over everything that is held on a deposit and writes the decision down, in one transaction. Returns over how
   * many movements; 0 where nothing is held.
   */
  decide(decision: HeldDecision, at: Date): Promise<number>;
  /** Movements of these brands that wait for their credit and are due; each is claimed for a while. */
  claimDue(brands: readonly string[], at: Date, limit: number): Promise<readonly DueMovement[]>;
  /** Applies reversals that arrived at the same time as what they reverse. Returns how many. */
  applyParked(at: Date): Promise<number>;
}

export interface DueMovement {
  readonly id: string;
  readonly depositId: string;
  readonly brand: string;
  readonly playerId: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly askedMinor: bigint;
  /** It is to be credited in a wallet of the operator's. */
  readonly isWalletOutside: boolean;
}
