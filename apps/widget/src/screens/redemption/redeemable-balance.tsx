import { goldCoinCurrency, sweepCoinCurrency } from '@opencashier/contract/constants';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { balanceOf } from '../../flows/balances.ts';
import { useText } from '../../i18n/use-text.ts';
import tones from '../../invoice/coins/tones.module.css';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Coin } from '../../ui/coin/coin.tsx';
import styles from './redeemable-balance.module.css';

/**
 * The sweep coins that can be redeemed, large; below them what is still to be played, and why that counts. What nobody
 * could tell is 0, and says so.
 */
export function RedeemableBalance() {
  const { coins } = useServices();
  const t = useText();
  const money = useMoney();
  const balances = useStore(coins.balances.store);
  const unplayed = useStore(coins.unplayed);
  const sweep = balanceOf(balances, sweepCoinCurrency);
  const gold = balanceOf(balances, goldCoinCurrency);
  const isLoading = balances.status === 'loading';
  const hasFailed = balances.status === 'failed' || unplayed.status === 'failed';
  const sum = (value: number | undefined, currency: string) =>
    isLoading ? '–' : money(value ?? 0, currency);
  const reserved = sweep?.reserved ?? 0;
  return (
    <section
      className={classNames(styles.balance, tones.sweep)}
      aria-label={t('sweepstake.redeemable')}
      aria-busy={isLoading}
      data-testid="redeemable-balance"
    >
      <p className={styles.line}>
        <Coin kind="sweep" size={40} />
        <span>
          <span className={styles.label}>{t('sweepstake.redeemable')}</span>
          <bdi className={styles.main} data-testid="redeemable" data-amount={sweep?.withdrawable ?? 0}>
            {sum(sweep?.withdrawable, sweepCoinCurrency)}
          </bdi>
        </span>
      </p>
      {hasFailed ? (
        <p className={styles.part} role="alert" data-testid="coins-failed">
          {t('sweepstake.failed')}
          <Button kind="quiet" onClick={() => void coins.load()}>
            {t('button.tryAgain')}
          </Button>
        </p>
      ) : null}
      <div className={styles.part} data-testid="unplayed" data-amount={unplayed.amount}>
        <p className={styles.row}>
          <span>{t('sweepstake.unplayed')}</span>
          <bdi className={styles.number}>
            {unplayed.status === 'loading' ? '–' : money(unplayed.amount, sweepCoinCurrency)}
          </bdi>
        </p>
        <p className={styles.note}>
          {unplayed.amount > 0
            ? t('sweepstake.unplayedText', { amount: money(unplayed.amount, sweepCoinCurrency) })
            : t('sweepstake.playedText')}
        </p>
      </div>
      {reserved > 0 ? (
        <p className={classNames(styles.part, styles.row)}>
          <span>{t('sweepstake.reserved')}</span>
          <bdi className={styles.number}>{money(reserved, sweepCoinCurrency)}</bdi>
        </p>
      ) : null}
      <p className={classNames(styles.part, styles.row, styles.quiet, tones.gold)}>
        <span className={styles.goldName}>
          <Coin kind="gold" />
          {t('sweepstake.goldBalance')}
        </span>
        <bdi className={styles.number}>{sum(gold?.available, goldCoinCurrency)}</bdi>
      </p>
    </section>
  );
}
