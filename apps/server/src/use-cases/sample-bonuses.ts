import { toMinor } from '@opencashier/money/minor';
import type { Bonuses, BonusOffer } from '../ports/bonuses.ts';

/** Least deposit of the samples in major units, by currency: about ten euros each. */
const leastDeposits = {
  USD: 10,
  EUR: 10,
  GBP: 10,
  BRL: 50,
  MXN: 200,
  INR: 800,
  NGN: 10_000,
  RUB: 1_000,
  KZT: 5_000,
  UZS: 120_000,
  TRY: 300,
  JPY: 1_500,
} as const;

const bonusPercent = 100;
const maxOverMin = 20n;
const spins = 50;

function minorOf(amount: number, currency: string): bigint {
  const parsed = toMinor(amount, currency);
  if (!parsed.ok) throw new Error(`A sample bonus of ${amount} ${currency} can’t be: ${parsed.error}.`);
  return parsed.minor;
}

/** Writes a welcome bonus and free spins in each sample currency, for evaluation. Bonuses that exist stay as they are. */
export async function addSampleBonuses(bonuses: Bonuses, brand: string): Promise<void> {
  const offers = Object.entries(leastDeposits).flatMap(([currency, least]): readonly BonusOffer[] => {
    const minMinor = minorOf(least, currency);
    const shared = { brand, currency, description: undefined, expiresAt: undefined };
    return [
      {
        ...shared,
        id: 'welcome',
        kind: 'deposit',
        title: 'Welcome bonus',
        minMinor: minMinor * 2n,
        maxMinor: minMinor * 2n * maxOverMin,
        percent: bonusPercent,
        spins: undefined,
      },
      {
        ...shared,
        id: 'spins',
        kind: 'freespin',
        title: 'Free spins',
        minMinor,
        maxMinor: undefined,
        percent: undefined,
        spins,
      },
    ];
  });
  await bonuses.add(offers);
}
