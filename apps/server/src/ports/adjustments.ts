import type { BrandFilter, Page } from './players.ts';

/** Who did something for the operator: by which key, and whose that is. */
export interface Actor {
  readonly operatorKey: string;
  readonly by: string;
  readonly at: Date;
}

/** Money that people give to a player or take. Minor units. */
export interface Adjustment {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly currency: string;
  readonly direction: 'credit' | 'debit';
  readonly minor: bigint;
  readonly state: 'requested' | 'approved' | 'rejected';
  readonly reason: string;
  readonly requested: Actor;
  readonly decided: (Actor & { readonly reason: string }) | undefined;
}

export interface AdjustmentRequest
  extends Pick<Adjustment, 'id' | 'brand' | 'playerId' | 'currency' | 'direction' | 'minor' | 'reason'> {
  /** The same wish again is the same adjustment. */
  readonly requestKey: string;
  readonly requested: Actor;
}

export interface AdjustmentDecision extends Actor {
  readonly id: string;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string;
}

export interface AdjustmentFilter {
  readonly brand?: BrandFilter;
  readonly playerId?: string;
  readonly currency?: string;
  readonly state?: Adjustment['state'];
  readonly from?: Date;
  readonly to?: Date;
  readonly cursor?: string;
  readonly limit: number;
}

export interface Adjustments {
  /** Keeps a wish; nothing is booked. */
  request(request: AdjustmentRequest): Promise<Adjustment>;
  /**
   * Books it, where it is approved, in the transaction that keeps the decision. `own`: who asked can't approve. `short`: the
   * player has less than is to be taken.
   */
  decide(decision: AdjustmentDecision): Promise<'decided' | 'own' | 'short' | 'notDecidable' | 'unknown'>;
  find(id: string): Promise<Adjustment | undefined>;
  list(filter: AdjustmentFilter): Promise<Page<Adjustment>>;
}
