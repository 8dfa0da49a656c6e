import { goldCoinCurrency, sweepCoinCurrency } from '@opencashier/contract/constants';
import { formatAmount } from '@opencashier/money/format';
import { useStore } from 'zustand';
import { useTexts } from '../../i18n/use-text.ts';
import { CoinAmount } from '../../invoice/coins/coin-amount.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './box-coins.module.css';

/** The coins of the package that is paid for. */
export function BoxCoins() {
  const { status } = useServices();
  const { text: t, locale } = useTexts();
  const box = useStore(status.store, (state) => state.transaction?.box);
  if (!box) return null;
  return (
    <Card tone={box.isGiven ? 'success' : 'plain'}>
      <section className={styles.coins} aria-label={t('sweepstake.order')} data-testid="box-coins">
        <CoinAmount kind="gold" amount={formatAmount(box.gold, goldCoinCurrency, locale)} />
        {box.sweep > 0 ? (
          <CoinAmount kind="sweep" amount={formatAmount(box.sweep, sweepCoinCurrency, locale)} isFree />
        ) : null}
      </section>
    </Card>
  );
}
