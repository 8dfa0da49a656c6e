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

/** An operator names its offers in its players' languages; the cashier shows the title as it comes. */
const titles: Readonly<Record<string, string>> = { en: 'Welcome bonus', ar: 'مكافأة الترحيب' };

/** The operator's offer to every player: the first deposit is matched. */
export function bonusesFor(currency: string, lang: string): CashierBonus[] {
  const [language = 'en'] = lang.toLowerCase().split(/[-_]/);
  const minDeposit = leastDeposits[currency];
  if (minDeposit === undefined) return [];
  return [
    {
      id: 'welcome',
      title: titles[language] ?? 'Welcome bonus',
      depositBonusData: { minDeposit, maxBonus: minDeposit * 20, percent: 100, currency },
    },
  ];
}
