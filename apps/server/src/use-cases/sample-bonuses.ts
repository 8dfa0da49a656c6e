import { welcomeBonus } from '@opencashier/contract/sample-bonuses';
import { toMinor } from '@opencashier/money/minor';
import type { Bonuses, BonusOffer } from '../ports/bonuses.ts';

const spins = 50;

function minorOf(amount: number, currency: string): bigint {
  const parsed = toMinor(amount, currency);
  if (!parsed.ok) throw new Error(`A sample bonus of ${amount} ${currency} can’t be: ${parsed.error}.`);
  return parsed.minor;
}

/** Writes a welcome bonus and free spins in each sample currency, for evaluation. Bonuses that exist stay as they are. */
export async function addSampleBonuses(bonuses: Bonuses, brand: string): Promise<void> {
  const { id, percent, maxOverMin, leastDeposits } = welcomeBonus;
  const offers = Object.entries(leastDeposits).flatMap(([currency, least]): readonly BonusOffer[] => {
    const minMinor = minorOf(least, currency);
    const shared = { brand, currency, description: undefined, expiresAt: undefined };
    return [
      {
        ...shared,
        id,
        kind: 'deposit',
        title: 'Welcome bonus',
        minMinor,
        maxMinor: minMinor * BigInt(maxOverMin),
        percent,
        spins: undefined,
      },
      {
        ...shared,
        id: 'spins',
        kind: 'freespin',
        title: 'Free spins',
        // To be had by less than the other.
        minMinor: minMinor / 2n,
        maxMinor: undefined,
        percent: undefined,
        spins,
      },
    ];
  });
  await bonuses.add(offers);
}
