import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { priceText } from '../../card-views/price-text.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export interface CryptoFactsProps {
  readonly invoice: CryptoInvoice;
  /** Major units of the deposit's currency. */
  readonly amount: number;
  readonly currency: string;
}

/** What it comes to, at which rate, from how much on, and when it counts. */
export function CryptoFacts({ invoice, amount, currency }: CryptoFactsProps) {
  const { status } = useServices();
  const { text: t, locale } = useTexts();
  const money = useMoney();
  // Another sum than was asked for comes to another credit, which its own note tells.
  const isOther = useStore(status.store, ({ transaction }) => transaction?.arrived !== undefined);
  const { asset, network, minAmount, rate, confirmations } = invoice;
  const value = priceText(Number(rate), currency, { money, locale });
  const facts = [
    ...(isOther
      ? []
      : [{ name: 'credited', label: t('deposit.facts.credited'), value: money(amount, currency) }]),
    { name: 'network', label: t('crypto.network'), value: <bdi>{network}</bdi> },
    {
      name: 'rate',
      label: t('crypto.rate'),
      value: <bdi>{t('crypto.rateValue', { asset, value })}</bdi>,
    },
    { name: 'min', label: t('crypto.minimum'), value: <bdi>{`${minAmount} ${asset}`}</bdi> },
    { name: 'confirmations', label: t('crypto.confirmations'), value: String(confirmations) },
  ];
  return (
    <>
      <Card>
        <Facts facts={facts} />
      </Card>
      <Notice>{t('crypto.whatArrives')}</Notice>
    </>
  );
}
