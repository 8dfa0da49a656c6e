/** What a player has in one currency, in minor units. A reversal may take cash and bonus below zero. */
export interface Purse {
  cash: bigint;
  bonus: bigint;
  /** Set aside for withdrawals. */
  reserved: bigint;
}

/** Purses by player and currency. */
export class Purses {
  readonly #purses = new Map<string, Purse>();

  of(brand: string, playerId: string, currency: string): Purse {
    const key = JSON.stringify([brand, playerId, currency]);
    const known = this.#purses.get(key);
    if (known !== undefined) return known;
    const fresh = { cash: 0n, bonus: 0n, reserved: 0n };
    this.#purses.set(key, fresh);
    return fresh;
  }
}
