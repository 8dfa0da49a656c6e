import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import { priceText } from '../../card-views/price-text.ts';
import type { MoneyText } from '../../i18n/money-text.ts';
import type { Translate } from '../../i18n/texts.ts';

interface Words {
  readonly t: Translate;
  readonly money: MoneyText;
  readonly locale: string;
}

/** What the seller sells for the payment, in the asset where the offer names one. */
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
      ? t('crypto.rateValue', { asset, value: priceText(rate, currency, { money, locale }) })
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
