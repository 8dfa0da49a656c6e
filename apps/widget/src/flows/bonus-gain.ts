import type { Bonus } from '@opencashier/contract/entities/bonus';
import { bonusOf } from '@opencashier/money/deposit-sums';
import { toMajor, toMinor } from '@opencashier/money/minor';
import { roundToDecimals } from '@opencashier/money/round';

/**
 * What a bonus adds to an amount, both in major units, by the rule that the ledger books it by; undefined where it
 * grants no money, such as free spins.
 */
export function gainOf({ depositBonusData }: Bonus, amount: number, currency: string): number | undefined {
  const { percent = 0, maxBonus } = depositBonusData ?? {};
  const asked = toMinor(amount, currency);
  if (percent <= 0 || !asked.ok) return undefined;
  const most =
    maxBonus === undefined ? undefined : toMinor(roundToDecimals(maxBonus, currency, 'floor'), currency);
  const maxMinor = most?.ok ? most.minor : undefined;
  const gain = bonusOf(asked.minor, { percent: String(percent), maxMinor });
  return gain > 0n ? toMajor(gain, currency) : undefined;
}

/** Two amounts of a currency together, in major units as they are. */
export function sumOf(amount: number, gain: number, currency: string): number {
  const [one, other] = [toMinor(amount, currency), toMinor(gain, currency)];
  return one.ok && other.ok ? toMajor(one.minor + other.minor, currency) : amount;
}
