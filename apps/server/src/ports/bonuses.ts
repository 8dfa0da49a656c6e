/** A bonus that a deposit can carry, in one currency. Amounts in minor units of it. */
export interface BonusOffer {
  readonly brand: string;
  readonly id: string;
  readonly currency: string;
  readonly kind: 'deposit' | 'freespin';
  readonly title: string;
  readonly description: string | undefined;
  readonly minMinor: bigint;
  readonly maxMinor: bigint | undefined;
  /** Whole per cent of the deposit. */
  readonly percent: number | undefined;
  readonly spins: number | undefined;
  readonly expiresAt: Date | undefined;
}

export interface Bonuses {
  /** Bonuses on offer now, in the operator's order. */
  list(brand: string, currency: string, at: Date): Promise<readonly BonusOffer[]>;
  find(brand: string, id: string, currency: string, at: Date): Promise<BonusOffer | undefined>;
  /** Writes bonuses; one of the same brand, id and currency is left as it is. */
  add(offers: readonly BonusOffer[]): Promise<void>;
}
