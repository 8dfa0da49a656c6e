import type { CashierBonus } from '@opencashier/embed';

/** Least deposit of the welcome bonus in major units, as the cashier's evaluation has it under the same id. */
const leastDeposits: Readonly<Record<string, number>> = {
  USD: 20,
  EUR: 20,
  GBP: 20,
  BRL: 100,
  MXN: 400,
  INR: 1_600,
  NGN: 20_000,
  RUB: 2_000,
  KZT: 10_000,
  UZS: 240_000,
  TRY: 600,
  JPY: 3_000,
};

/** The operator's offer to every player: the first deposit is matched. */
export function bonusesFor(currency: string): CashierBonus[] {
  const minDeposit = leastDeposits[currency];
  if (minDeposit === undefined) return [];
  return [
    {
      id: 'welcome',
      title: 'Welcome bonus',
      depositBonusData: { minDeposit, maxBonus: minDeposit * 20, percent: 100, currency },
    },
  ];
}
