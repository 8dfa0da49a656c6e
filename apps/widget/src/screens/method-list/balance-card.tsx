import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { balanceOf } from '../../flows/balances.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './balance-card.module.css';

/** What can be withdrawn, what is set aside and what is on its way, in the same place before and after the answer. */
export function BalanceCard() {
  const { balances, session } = useServices();
  const t = useText();
  const money = useMoney();
  const state = useStore(balances.store);
  const currency = useStore(session, (one) => one.currency);
  const balance = balanceOf(state, currency) ?? state.balances[0];
  useEffect(() => {
    void balances.load();
  }, [balances]);
  const sum = (value: number | undefined) =>
    balance === undefined || value === undefined ? '–' : money(value, balance.currency);
  return (
    <Card>
      <section
        className={styles.balance}
        aria-label={t('withdrawal.balance.label')}
        aria-busy={state.status === 'loading'}
        data-testid="withdrawal-balance"
      >
        <p className={styles.line}>
          <span className={styles.label}>{t('withdrawal.balance.withdrawable')}</span>
          <span className={styles.main} data-testid="withdrawable">
            <bdi>{sum(balance?.withdrawable)}</bdi>
          </span>
        </p>
        <dl className={styles.rest}>
          {(['available', 'reserved', 'pending'] as const).map((name) => (
            <div key={name} className={styles.part}>
              <dt>{t(`withdrawal.balance.${name}`)}</dt>
              <dd data-testid={`balance-${name}`}>
                <bdi>{sum(balance?.[name])}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {state.status === 'failed' ? (
          <p className={styles.failed}>
            {t('withdrawal.balance.failed')}
            <Button kind="quiet" onClick={() => void balances.load()}>
              {t('button.tryAgain')}
            </Button>
          </p>
        ) : null}
      </section>
    </Card>
  );
}
