import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import type { MoneyText } from '../../i18n/money-text.ts';
import type { Translate } from '../../i18n/texts.ts';

interface Words {
  readonly t: Translate;
  readonly money: MoneyText;
  readonly locale: string;
}

/** Rates differ behind the last place that a price has. */
const rateDigits = 6;

/** Figures in the digits that amounts have, in every language. */
const rateText = (rate: number, locale: string): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { maximumSignificantDigits: rateDigits }).format(rate);

/** What the offer brings, in the asset where it names one. */
export function receiveText(
  { receive = 0, asset, currency = '' }: PaymentMethodOffer,
  money: MoneyText,
): string {
  return money(receive, asset ?? currency);
}

/** Rate, fee and time, as far as the seller tells them. */
export function offerFacts(
  { rate, fee, minutes, asset, currency }: PaymentMethodOffer,
  { t, money, locale }: Words,
): readonly string[] {
  const facts = [
    rate !== undefined && asset !== undefined && currency !== undefined
      ? t('onramp.rate', { asset, rate: rateText(rate, locale), currency })
      : undefined,
    fee !== undefined && currency !== undefined
      ? fee > 0
        ? t('method.fee.some', { fee: money(fee, currency) })
        : t('method.fee.none')
      : undefined,
    minutes !== undefined ? t('onramp.minutes', { minutes }) : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}
