import type { BrandFilter, Page } from './players.ts';

/** One visit, so that it can be followed through its calls. */
export interface PaymentSession {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly minor: bigint | undefined;
  readonly currency: string | undefined;
  readonly pendingGroup: string | undefined;
  readonly createdAt: Date;
}

/** The player left while a deposit was being created. */
export interface AbandonedCreate {
  readonly brand: string;
  readonly playerId: string;
  readonly method: string;
  readonly methodText: string | undefined;
  readonly at: Date;
}

export interface VisitFilter {
  readonly brand?: BrandFilter;
  readonly playerId?: string;
  readonly cursor?: string;
  readonly limit: number;
}

export interface Visits {
  start(session: PaymentSession): Promise<void>;
  noteAbandoned(create: AbandonedCreate): Promise<void>;
  /** Newest first. */
  listSessions(filter: VisitFilter): Promise<Page<PaymentSession>>;
  listAbandoned(filter: VisitFilter): Promise<Page<AbandonedCreate>>;
}
