import { transactionStatus } from '@opencashier/contract/entities/transaction';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { isTakenBack } from '../../flows/status.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChainProgress } from '../../invoice/chain-progress.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { StatusMark, type StatusTone } from '../../ui/status-mark/status-mark.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import { CompleteActions } from './complete-actions.tsx';
import { CompleteNotes } from './complete-notes.tsx';
import { CompleteTimeline } from './complete-timeline.tsx';
import styles from './deposit-complete.module.css';
import { PaymentReference } from './payment-reference.tsx';
import { statusTextKey } from './status-text.ts';
import { TimeLeft } from './time-left.tsx';

const tones = {
  processed: 'success',
  mistaked: 'danger',
  waiting: 'waiting',
  accepted: 'waiting',
} as const satisfies Record<string, StatusTone>;

/** Where a deposit stands, live, until it ends; safe to leave at any time. */
export function DepositComplete() {
  const { methods, route, status: flow } = useServices();
  const t = useText();
  const money = useMoney();
  const query = useStore(route, (state) => state.query);
  const state = useStore(flow.store);
  const { status, transaction, freshness } = state;
  const { depositId, status: hint } = query;

  useEffect(() => {
    if (depositId !== undefined) flow.follow(depositId, hint === undefined ? {} : { hint });
    else {
      const told = transactionStatus.safeParse(hint);
      flow.show(told.success ? told.data : 'accepted');
    }
    return () => flow.stop();
  }, [flow, depositId, hint]);

  const amount = transaction && money(transaction.creditedAmount ?? transaction.amount, transaction.currency);
  const isAsset = transaction !== undefined && methods.find(transaction.paymentMethod)?.asset !== undefined;
  const key = statusTextKey(state, isAsset);
  const title = t(`${key}.title`);
  const isStillChecking = freshness === 'stillChecking';

  return (
    <Screen actions={<CompleteActions />}>
      <section className={styles.head} data-testid="status" data-status={status}>
        <StatusMark tone={transaction && isTakenBack(transaction) ? 'warning' : tones[status]} />
        <p className={styles.amount}>{amount ?? '\u00a0'}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{t(`${key}.text`)}</p>
        <TimeLeft />
      </section>
      {isStillChecking ? (
        <Notice tone="warning" title={t('complete.stillChecking.title')}>
          {t('complete.stillChecking.text')}
        </Notice>
      ) : null}
      <CompleteNotes />
      <ChainProgress />
      <Card>
        <CompleteTimeline />
      </Card>
      <PaymentReference />
      <LiveText text={isStillChecking ? t('complete.stillChecking.title') : title} />
    </Screen>
  );
}
