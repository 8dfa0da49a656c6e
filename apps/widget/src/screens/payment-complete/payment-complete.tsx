import { transactionStatus } from '@opencashier/contract/entities/transaction';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import type { ToldPayment } from '../../flows/payment-status-calls.ts';
import { isHeld, isLateOnChain, isTakenBack, type StatusState } from '../../flows/status.ts';
import type { MoneyText } from '../../i18n/money-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivedNote } from '../../invoice/arrived-note.tsx';
import { ChainProgress } from '../../invoice/chain-progress.tsx';
import { BoxCoins } from '../../invoice/coins/box-coins.tsx';
import { useServices } from '../../services/services-context.tsx';
import { usePaymentKind } from '../../services/use-methods.ts';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { StatusMark, type StatusTone } from '../../ui/status-mark/status-mark.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import { CompleteActions } from './complete-actions.tsx';
import { CompleteNotes } from './complete-notes.tsx';
import { CompleteTimeline } from './complete-timeline.tsx';
import styles from './payment-complete.module.css';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentReference } from './payment-reference.tsx';
import { RestAddress } from './rest-address.tsx';
import { statusTextKey } from './status-text.ts';
import { sumText } from './sum-text.ts';
import { TimeLeft } from './time-left.tsx';

const tones = {
  processed: 'success',
  mistaked: 'danger',
  waiting: 'waiting',
  accepted: 'waiting',
} as const satisfies Record<string, StatusTone>;

/** What the player wanted back, or the provider took back, is no failure. */
function toneOf({ status, transaction }: StatusState): StatusTone {
  if (transaction && isTakenBack(transaction)) return 'warning';
  if (transaction && isLateOnChain(transaction)) return 'waiting';
  return transaction?.stage === 'canceled' ? 'warning' : tones[status];
}

/** What the player has of it, what waits for the operator's team, or else what was asked for. */
function amountText(transaction: ToldPayment, money: MoneyText): string {
  const { amount, creditedAmount = amount, currency, held } = transaction;
  return held && isHeld(transaction) ? sumText(held, money) : money(creditedAmount, currency);
}

/** Where a payment stands, live, until it ends; safe to leave at any time. */
export function PaymentComplete() {
  const { methods, route, status: flow } = useServices();
  const kind = usePaymentKind();
  const t = useText();
  const money = useMoney();
  const query = useStore(route, (state) => state.query);
  const state = useStore(flow.store);
  const { status, transaction, freshness } = state;
  const { status: hint } = query;
  const paymentId = query[`${kind}Id`];

  useEffect(() => {
    if (paymentId !== undefined) flow.follow(paymentId, { kind, ...(hint === undefined ? {} : { hint }) });
    else {
      const told = transactionStatus.safeParse(hint);
      flow.show(told.success ? told.data : 'accepted', kind);
    }
    return () => flow.stop();
  }, [flow, kind, paymentId, hint]);

  const isWithdrawal = kind === 'withdrawal';
  const amount = transaction && amountText(transaction, money);
  const isAsset = transaction !== undefined && methods.find(transaction.paymentMethod)?.asset !== undefined;
  const key = statusTextKey(state, isAsset);
  const title = t(`${key}.title`);
  const isStillChecking = freshness === 'stillChecking';
  const checkingTitle = t(isWithdrawal ? 'withdrawal.stillChecking.title' : 'complete.stillChecking.title');

  return (
    <Screen actions={<CompleteActions />}>
      <section className={styles.head} data-testid="status" data-status={status}>
        <StatusMark tone={toneOf(state)} />
        <p className={styles.amount}>{amount ?? '\u00a0'}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{t(`${key}.text`)}</p>
        <TimeLeft />
      </section>
      {isStillChecking ? (
        <Notice tone="warning" title={checkingTitle}>
          {t('complete.stillChecking.text')}
        </Notice>
      ) : null}
      <BoxCoins />
      <CompleteNotes />
      <ArrivedNote />
      <RestAddress />
      <ChainProgress />
      <Card>
        <CompleteTimeline />
      </Card>
      <PaymentFacts />
      <PaymentReference />
      <LiveText text={isStillChecking ? checkingTitle : title} />
    </Screen>
  );
}
