import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { priceText } from '../../card-views/price-text.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { BoxCoins } from '../../invoice/coins/box-coins.tsx';
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
  const { session, status } = useServices();
  const { text: t, locale } = useTexts();
  const money = useMoney();
  // Another sum than was asked for comes to another credit, which its own note tells.
  const isOther = useStore(status.store, ({ transaction }) => transaction?.arrived !== undefined);
  const view = useStore(session, (state) => state.view);
  // A package comes whole or not at all: no part of it, and no sum, goes to a balance.
  const isBox = useStore(status.store, ({ transaction }) =>
    transaction ? transaction.box !== undefined : view === 'sweep',
  );
  const { asset, network, minAmount, rate, confirmations } = invoice;
  const value = priceText(Number(rate), currency, { money, locale });
  const facts = [
    ...(isOther || isBox
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
      <BoxCoins />
      <Card>
        <Facts facts={facts} />
      </Card>
      {isBox ? null : <Notice>{t('crypto.whatArrives')}</Notice>}
    </>
  );
}
