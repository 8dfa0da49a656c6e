import type { Availability } from '@opencashier/contract/entities/payment-method';
import type { LimitPeriod } from '@opencashier/contract/entities/player-protection';
import { currencyOf } from '@opencashier/money/currencies';
import { formatAmount } from '@opencashier/money/format';
import { toMajor } from '@opencashier/money/minor';
import type { Unpayable } from './payout-room.ts';

interface Words {
  readonly limit: Readonly<Record<LimitPeriod, (most: string) => string>>;
  readonly closedLoop: (methods: string) => string;
  readonly balance: (least: string) => string;
}

/** In each language that the server writes; readers of others get English. */
const words: Readonly<Record<'en' | 'ar', Words>> = {
  en: {
    limit: {
      day: (most) => `Your limit of ${most} a day is used up for now.`,
      week: (most) => `Your limit of ${most} a week is used up for now.`,
      month: (most) => `Your limit of ${most} a month is used up for now.`,
    },
    closedLoop: (methods) => `Money goes back first to where it came from. Withdraw to ${methods} first.`,
    balance: (least) => `You need at least ${least} to withdraw this way.`,
  },
  ar: {
    limit: {
      day: (most) => `استنفدت حاليًا حدّك البالغ ${most} في اليوم.`,
      week: (most) => `استنفدت حاليًا حدّك البالغ ${most} في الأسبوع.`,
      month: (most) => `استنفدت حاليًا حدّك البالغ ${most} في الشهر.`,
    },
    closedLoop: (methods) => `تعود الأموال أولًا إلى مصدرها. اسحب أولًا إلى ${methods}.`,
    balance: (least) => `تحتاج إلى ${least} على الأقل للسحب بهذه الطريقة.`,
  },
};

const listSeparators = { en: ', ', ar: '، ' } as const;

/** Amounts and names keep their own direction within a text that reads from the right. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * What the list of methods says of one that can't pay now.
 * @param nameOf the name of a method in a language
 */
export function unpayableAvailability(
  reason: Unpayable,
  currency: string,
  nameOf: (method: string, language: string) => string,
): Availability {
  const textIn = (language: keyof typeof words): string => {
    const shown = (text: string) => (language === 'ar' ? isolated(text) : text);
    const { coin, narrowSymbol } = currencyOf(currency);
    const unit = coin ? `\u00a0${narrowSymbol}` : '';
    const money = (minor: bigint) => shown(formatAmount(toMajor(minor, currency), currency, language) + unit);
    switch (reason.kind) {
      case 'limit':
        return words[language].limit[reason.cap.period](money(reason.cap.mostMinor));
      case 'closedLoop':
        return words[language].closedLoop(
          reason.owed.map(({ method }) => shown(nameOf(method, language))).join(listSeparators[language]),
        );
      case 'balance':
        return words[language].balance(money(reason.leastMinor));
    }
  };
  const text = { en: textIn('en'), ar: textIn('ar') };
  if (reason.kind !== 'limit') return { state: 'disabled', reason: text };
  const { resetsAt } = reason;
  return { state: 'exhausted', reason: text, ...(resetsAt && { resetsAt: resetsAt.toISOString() }) };
}
