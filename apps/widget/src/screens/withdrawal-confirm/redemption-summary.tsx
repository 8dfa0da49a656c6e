import { useState } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { methodText } from '../../flows/method-text.ts';
import { destinationOf } from '../../flows/withdrawal/destination.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { CurrencyConversion } from '../../invoice/coins/currency-conversion.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './withdrawal-confirm.module.css';

/** Coins, what they come to at the rate that is held, and where it goes: the last look before the coins are set aside. */
export function RedemptionSummary() {
  const { coins, navigator, withdrawal } = useServices();
  const { text: t, locale } = useTexts();
  const money = useMoney();
  const { method, amount, currency, fields, accepted, phase } = useStore(withdrawal.store);
  const rateId = useStore(coins.rate.store, (state) => state.rateId);
  const [seen, setSeen] = useState(rateId);
  const [isRenewed, setRenewed] = useState(false);
  if (rateId !== seen) {
    setSeen(rateId);
    if (seen !== undefined) setRenewed(true);
  }
  if (!method || !accepted) return null;
  const isChecking = phase.kind === 'checking';
  const isBusy = phase.kind === 'creating';
  const isFree = !isBusy && !isChecking;
  const lines = [
    { name: 'method', label: t('withdrawal.facts.method'), value: methodText(method, locale) },
    ...destinationOf(fields, accepted).map(({ name, label, value }) => ({
      name,
      label: t(label),
      value: <bdi>{value}</bdi>,
    })),
  ];
  return (
    <Screen
      actions={
        <>
          {isChecking ? (
            <Notice tone="warning" title={t('deposit.checking.title')}>
              {t('withdrawal.checkingText')}
            </Notice>
          ) : null}
          <Button
            isWide
            isBusy={isBusy}
            disabled={rateId === undefined && isFree}
            onClick={() => void withdrawal.create()}
            data-testid="confirm"
          >
            {isChecking ? t('deposit.checkNow') : t('sweepstake.redeem', { amount: money(amount, currency) })}
          </Button>
          {isFree ? (
            <Button kind="quiet" isWide onClick={() => navigator.back()} data-testid="change">
              {t('withdrawal.confirm.change')}
            </Button>
          ) : null}
          <LiveText
            text={isChecking ? t('deposit.checking.title') : isBusy ? t('withdrawal.creating') : ''}
          />
        </>
      }
    >
      <section className={styles.head} data-testid="summary">
        <h2 className={styles.title}>{t('withdrawal.confirm.title')}</h2>
        <p className={styles.amount}>
          <bdi>{money(amount, currency)}</bdi>
        </p>
        <p className={styles.text}>{t('withdrawal.confirm.text')}</p>
      </section>
      {isRenewed && isFree ? <Notice tone="warning">{t('sweepstake.renewed')}</Notice> : null}
      <CurrencyConversion method={method} />
      <Card>
        <Facts facts={lines} />
      </Card>
    </Screen>
  );
}
