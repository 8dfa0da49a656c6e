import type { Actor } from './adjustments.ts';
import type { BrandFilter, Page } from './players.ts';

/** Money of a deposit that goes back to the payer. Minor units. */
export interface Refund {
  readonly id: string;
  readonly depositId: string;
  readonly movementId: string;
  readonly brand: string;
  readonly playerId: string;
  readonly provider: string;
  readonly transactionId: string;
  /** Ours, of the attempt that was paid. */
  readonly reference: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly state: 'calling' | 'accepted' | 'unknown' | 'manual' | 'settled' | 'refused' | 'canceled';
  /** The provider's. */
  readonly reversalId: string | undefined;
  readonly failReason: string | undefined;
  readonly reason: string;
  readonly requested: Actor;
  readonly updatedAt: Date;
}

export interface RefundRequest {
  readonly id: string;
  readonly depositId: string;
  /** The only payment of the deposit unless told. */
  readonly movementId: string | undefined;
  /** All that is left of it unless told. */
  readonly minor: bigint | undefined;
  readonly reason: string;
  readonly requestKey: string;
  readonly requested: Actor;
}

/** `none`: no payment that could go back. `several`: which one is not said. `exceeds`: more than is left. */
export type RefundOutcome =
  | { readonly kind: 'made' | 'known'; readonly refund: Refund }
  | { readonly kind: 'none' | 'several' }
  | { readonly kind: 'exceeds'; readonly leftMinor: bigint };

export interface RefundFilter {
  readonly brand?: BrandFilter;
  readonly playerId?: string;
  readonly depositId?: string;
  readonly state?: Refund['state'];
  readonly from?: Date;
  readonly to?: Date;
  readonly cursor?: string;
  readonly limit: number;
}

export interface Refunds {
  /** Writes down what is wanted, before any provider is asked. `isManual`: people refund at the provider themselves. */
  request(request: RefundRequest, isManual: boolean, at: Date): Promise<RefundOutcome>;
  /** What the provider answered; one that is settled or was given up stays so. */
  note(
    id: string,
    told:
      | { readonly state: 'accepted'; readonly reversalId: string }
      | { readonly state: 'refused' | 'unknown'; readonly reason: string }
      | { readonly state: 'canceled' },
    at: Date,
  ): Promise<void>;
  /** Names the provider's reversal of a manual refund, which books it when it is told; false where it is none. */
  nameReversal(id: string, reversalId: string, at: Date): Promise<boolean>;
  /** Refunds without news, each claimed for a while. */
  claimDue(at: Date, limit: number): Promise<readonly Refund[]>;
  find(id: string): Promise<Refund | undefined>;
  list(filter: RefundFilter): Promise<Page<Refund>>;
}
