import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import type { ShownPage } from '../../flows/deposit/redirect-channel.ts';
import { methodText } from '../../flows/method-text.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { OpenIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { optional } from '../../ui/optional.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { StatusMark } from '../../ui/status-mark/status-mark.tsx';
import { useMouse } from '../../ui/use-wide.ts';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './redirected.module.css';

export interface RedirectedProps {
  readonly method: PaymentMethod;
  readonly window: ShownPage['window'];
}

const ScanInstead = optional(async () => (await import('../../invoice/scan-instead.tsx')).ScanInstead);

/** The payment goes on at the provider's page; a blocked or closed window says nothing about the payment. */
export function Redirected({ method, window }: RedirectedProps) {
  const { deposit, status } = useServices();
  const { text: t, locale } = useTexts();
  const money = useMoney();
  const amount = useStore(deposit.store, (state) => state.amount);
  const currency = useStore(deposit.store, (state) => state.currency);
  const isOffline = useStore(status.store, (state) => state.freshness === 'stillChecking');
  const { here, scan } = deposit.otherPlaces();
  const code = useMouse() ? scan : undefined;
  const isOpenable = window === 'blocked' || window === 'closed';
  const title = t(`redirected.${window}.title`);
  return (
    <Screen
      actions={
        <>
          <Button
            kind={isOpenable ? 'primary' : 'secondary'}
            isWide
            icon={<OpenIcon size={20} />}
            onClick={deposit.openPayment}
            data-testid="open-payment"
          >
            {t(isOpenable ? 'redirected.openPayment' : 'redirected.openAgain')}
          </Button>
          {here ? (
            <Button kind="secondary" isWide onClick={deposit.payHere} data-testid="pay-here">
              {t('redirected.here')}
            </Button>
          ) : null}
          <Button kind="quiet" isWide onClick={deposit.showStatus} data-testid="show-status">
            {t('redirected.status')}
          </Button>
        </>
      }
    >
      <section className={styles.panel} data-testid="redirected" data-window={window}>
        {code ? null : <StatusMark tone="waiting" />}
        <p className={styles.amount}>{money(amount, currency)}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>
          {t(`redirected.${window}.text`, { method: methodText(method, locale) })}
        </p>
      </section>
      {isOffline ? (
        <Notice tone="warning" title={t('redirected.offline.title')}>
          {t('redirected.offline.text')}
        </Notice>
      ) : null}
      {code ? (
        <Suspense>
          <ScanInstead text={code} logo={currency} />
        </Suspense>
      ) : null}
      <Notice>{t('redirected.safeToClose')}</Notice>
      <LiveText text={isOffline ? t('redirected.offline.title') : title} />
    </Screen>
  );
}
