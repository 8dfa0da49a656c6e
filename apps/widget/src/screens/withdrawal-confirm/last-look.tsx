import type { MouseEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './withdrawal-confirm.module.css';

/** The second press of a double one was meant for the form, whose button stood in the same place. */
const isMeant = ({ detail }: MouseEvent) => detail < 2;

export interface LastLookProps {
  /** What the press does, in words. */
  readonly submit: string;
  /** Something is still awaited without which it can't be asked for. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** Before anything is set aside: the amount, what it comes to, and the press that asks for it. */
export function LastLook({ submit, isWaiting = false, children }: LastLookProps) {
  const { navigator, withdrawal } = useServices();
  const t = useText();
  const money = useMoney();
  const { amount, currency, phase } = useStore(withdrawal.store);
  const isChecking = phase.kind === 'checking';
  const isBusy = phase.kind === 'creating';
  const isFree = !isBusy && !isChecking;
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
            disabled={isWaiting && isFree}
            onClick={(event) => isMeant(event) && void withdrawal.create()}
            data-testid="confirm"
          >
            {isChecking ? t('deposit.checkNow') : submit}
          </Button>
          {isFree ? (
            <Button
              kind="quiet"
              isWide
              onClick={(event) => isMeant(event) && navigator.back()}
              data-testid="change"
            >
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
      {children}
    </Screen>
  );
}
