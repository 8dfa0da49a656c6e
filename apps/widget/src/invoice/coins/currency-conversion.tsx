import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import styles from './currency-conversion.module.css';

const urgentMs = 5_000;

/**
 * What the sweep coins of the form come to in the method's coin, at which rate, and how long that rate is held. It is
 * asked for anew at its end; without one nothing can be redeemed, and the player is told so.
 */
export function CurrencyConversion({ method }: { readonly method: PaymentMethod }) {
  const { coins, withdrawal } = useServices();
  const t = useText();
  const money = useMoney();
  const amount = useStore(withdrawal.store, (state) => state.amount);
  const from = useStore(withdrawal.store, (state) => state.currency);
  const rate = useStore(coins.rate.store);
  const to = method.asset ?? '';
  useEffect(() => coins.rate.follow({ amount, from, to }), [coins, amount, from, to]);
  const isUnknown = rate.freshness === 'unknown';
  return (
    <Card>
      <section
        className={styles.conversion}
        aria-label={t('sweepstake.receive')}
        aria-busy={rate.freshness === 'asking'}
        data-testid="conversion"
        data-freshness={rate.freshness}
      >
        <p className={styles.label}>{t('sweepstake.receive')}</p>
        <p className={styles.amount}>
          <bdi data-testid="converted">{rate.amount === undefined ? '–' : money(rate.amount, to)}</bdi>
        </p>
        {isUnknown ? (
          <p className={styles.note} role="alert">
            {t('sweepstake.noRate')}
            <Button kind="quiet" onClick={coins.rate.renew}>
              {t('button.tryAgain')}
            </Button>
          </p>
        ) : (
          <p className={styles.note}>
            {rate.rate === undefined ? (
              t('sweepstake.rateFollows')
            ) : (
              <bdi dir="ltr">
                {t('sweepstake.rate', { asset: money(1, from), value: `${rate.rate} ${to}` })}
              </bdi>
            )}
            {rate.deadline === undefined ? null : (
              <span className={styles.held}>
                {t('sweepstake.held')}{' '}
                <Countdown until={rate.deadline} urgentMs={urgentMs} label={t('sweepstake.held')} />
              </span>
            )}
          </p>
        )}
      </section>
    </Card>
  );
}
