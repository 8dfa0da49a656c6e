/** What the decision over arrived money depends on. Amounts in minor units. */
export interface SettlementFacts {
  readonly payableMinor: bigint;
  /** What arrived for this deposit before, in its currency. */
  readonly receivedMinor: bigint;
  readonly minor: bigint;
  readonly isSameCurrency: boolean;
  /** Something on this deposit waits for an agent already. */
  readonly isHeld: boolean;
  /** By how many millionths of the payable amount the received one may differ. */
  readonly tolerancePpm: number;
  /** Crypto is credited with whatever arrives. */
  readonly creditsWhatArrives: boolean;
  /** More than is payable is credited too: what is bought with it has a price, and the rest is the player's. */
  readonly takesMore: boolean;
}

const million = 1_000_000n;

/**
 * Is money that arrived credited, or held for an agent? The database decides by a function of the same rule
 * (`settlement_rule`), since it must decide under the deposit's lock; a test holds both together.
 */
export function settlementRule(facts: SettlementFacts): 'credited' | 'held' {
  if (!facts.isSameCurrency) return 'held';
  if (facts.creditsWhatArrives) return 'credited';
  if (facts.isHeld) return 'held';
  if (facts.takesMore && facts.receivedMinor + facts.minor > facts.payableMinor) return 'credited';
  const difference = facts.payableMinor - facts.receivedMinor - facts.minor;
  const distance = difference < 0n ? -difference : difference;
  return distance * million <= facts.payableMinor * BigInt(facts.tolerancePpm) ? 'credited' : 'held';
}

/** A share such as 0.01 in millionths, within 0 and one million. */
export function toPpm(share: number): number {
  return Math.min(1_000_000, Math.max(0, Math.round(share * 1_000_000)));
}
