import { latinDigits } from '@opencashier/money/parse';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { WithdrawalSums } from '../../card-views/withdrawal-sums.tsx';
import { useTexts } from '../../i18n/use-text.ts';
import { CancelWithdrawal } from '../../invoice/cancel-withdrawal.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import { ResendCode } from './resend-code.tsx';
import styles from './withdrawal-confirm.module.css';

const longestCode = 16;

/** The one-time code; the money is set aside already, and safe. */
export function CodeStep({ withdrawalId }: { readonly withdrawalId: string }) {
  const { withdrawal, withdrawalMethods, status } = useServices();
  const { text: t } = useTexts();
  const money = useMoney();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { phase, reply, triesLeft, codeIssue } = useStore(withdrawal.store);
  const followed = useStore(status.store, (state) => state.transaction);
  const deadline = useStore(status.store, (state) => state.deadline);
  const freshness = useStore(status.store, (state) => state.freshness);
  const transaction = followed?.id === withdrawalId ? followed : reply?.transaction;
  const method = transaction && withdrawalMethods.find(transaction.paymentMethod);
  const isChecking = phase.kind === 'confirmChecking';
  const isSpent = codeIssue?.isSpent === true || triesLeft === 0;
  const tries = triesLeft === undefined ? '' : t('withdrawal.code.triesLeft', { count: triesLeft });
  const issue = codeIssue && [t(`common.errors.${codeIssue.code}`), isSpent ? '' : tries].join(' ').trim();
  const destination = transaction?.destination;

  const send = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    const plain = latinDigits(code).replace(/[\s\p{Cf}-]+/gu, '');
    setMissing(plain === '');
    if (plain !== '' || isChecking) void withdrawal.confirm(plain);
  };

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
            type="submit"
            form="withdrawal-code"
            isWide
            isBusy={phase.kind === 'confirming'}
            disabled={isSpent}
            data-testid="confirm-code"
          >
            {isChecking ? t('deposit.checkNow') : t('withdrawal.code.submit')}
          </Button>
          <CancelWithdrawal withdrawalId={withdrawalId} />
        </>
      }
    >
      <section className={styles.head} data-testid="code-step">
        <h2 className={styles.title}>{t('withdrawal.code.title')}</h2>
        <p className={styles.amount}>
          <bdi>{transaction ? money(transaction.amount, transaction.currency) : '\u00a0'}</bdi>
        </p>
        <p className={styles.text}>{t('withdrawal.code.text')}</p>
        {deadline === undefined ? null : (
          <p className={styles.text}>
            {t('withdrawal.code.validFor')}{' '}
            <Countdown until={deadline} label={t('withdrawal.code.validFor')} onEnd={status.refresh} />
          </p>
        )}
      </section>
      <form id="withdrawal-code" noValidate onSubmit={send}>
        <TextField
          name="code"
          label={t('withdrawal.code.label')}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setMissing(false);
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={longestCode}
          dir="ltr"
          disabled={isSpent || phase.kind !== 'editing'}
          hint={tries}
          error={isMissing ? t('field.error.required') : issue}
        />
      </form>
      <ResendCode />
      {freshness === 'stillChecking' && !transaction ? (
        <Notice tone="warning" title={t('withdrawal.stillChecking.title')}>
          {t('complete.stillChecking.text')}
        </Notice>
      ) : null}
      {transaction ? (
        <WithdrawalSums
          method={method}
          amount={transaction.amount}
          currency={transaction.currency}
          told={transaction}
          payout={transaction.payout && money(transaction.payout.amount, transaction.payout.currency)}
          facts={
            destination === undefined
              ? []
              : [
                  {
                    name: 'destination',
                    label: t('withdrawal.facts.destination'),
                    value: <bdi>{destination}</bdi>,
                  },
                ]
          }
        />
      ) : null}
      <LiveText text={isChecking ? t('deposit.checking.title') : (issue ?? '')} />
    </Screen>
  );
}
