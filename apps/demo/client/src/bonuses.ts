import { welcomeBonus } from '@opencashier/contract/sample-bonuses';
import type { CashierBonus } from '@opencashier/embed';

type Words = Required<Pick<CashierBonus, 'title' | 'description' | 'wagering'>>;

const english: Words = {
  title: 'Welcome bonus',
  description: 'Your first deposit is doubled. The bonus is added together with it.',
  wagering: 'Play the bonus 30 times within 14 days. Slots count in full, table games by a tenth.',
};

/** An operator names its offers in its players' languages; the cashier shows the words as they come. */
const words: Readonly<Record<string, Words>> = {
  en: english,
  ar: {
    title: 'مكافأة الترحيب',
    description: 'يتضاعف إيداعك الأول، وتُضاف المكافأة معه.',
    wagering:
      'العب بقيمة المكافأة 30 مرة خلال 14 يومًا. تُحتسب ألعاب السلوت كاملة، وألعاب الطاولة بمقدار العُشر.',
  },
};

const leastDeposits: Readonly<Record<string, number>> = welcomeBonus.leastDeposits;

/** The operator's offer to every player: the first deposit is matched. */
export function bonusesFor(currency: string, lang: string): CashierBonus[] {
  const [language = 'en'] = lang.toLowerCase().split(/[-_]/);
  const minDeposit = leastDeposits[currency];
  if (minDeposit === undefined) return [];
  const { id, percent, maxOverMin } = welcomeBonus;
  const depositBonusData = { minDeposit, maxBonus: minDeposit * maxOverMin, percent, currency };
  return [{ id, ...(words[language] ?? english), depositBonusData }];
}
