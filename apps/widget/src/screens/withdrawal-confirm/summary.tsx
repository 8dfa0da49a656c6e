import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { WithdrawalSums } from '../../card-views/withdrawal-sums.tsx';
import { methodText } from '../../flows/method-text.ts';
import { destinationOf } from '../../flows/withdrawal/destination.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './withdrawal-confirm.module.css';

/** The second press of a double one was meant for the form, whose button stood in the same place. */
const isMeant = ({ detail }: MouseEvent) => detail < 2;

/** Amount, destination, fee, what arrives and when: the last look before the money is set aside. */
export function Summary() {
  const { navigator, withdrawal } = useServices();
  const { text: t, locale } = useTexts();
  const money = useMoney();
  const { method, amount, currency, fields, accepted, phase } = useStore(withdrawal.store);
  if (!method || !accepted) return null;
  const isChecking = phase.kind === 'checking';
  const isBusy = phase.kind === 'creating';
  const destination = destinationOf(fields, accepted).map(({ name, label, value }) => ({
    name,
    label: t(label),
    value: <bdi>{value}</bdi>,
  }));
  const lines = [
    { name: 'method', label: t('withdrawal.facts.method'), value: methodText(method, locale) },
    ...destination,
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
            onClick={(event) => isMeant(event) && void withdrawal.create()}
            data-testid="confirm"
          >
            {isChecking ? t('deposit.checkNow') : t('withdrawal.submit', { amount: money(amount, currency) })}
          </Button>
          {isBusy || isChecking ? null : (
            <Button
              kind="quiet"
              isWide
              onClick={(event) => isMeant(event) && navigator.back()}
              data-testid="change"
            >
              {t('withdrawal.confirm.change')}
            </Button>
          )}
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
      <WithdrawalSums method={method} amount={amount} currency={currency} facts={lines} />
    </Screen>
  );
}
