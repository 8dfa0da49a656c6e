import { goldCoinCurrency, sweepCoinCurrency } from '@opencashier/contract/constants';
import { formatAmount } from '@opencashier/money/format';
import { useStore } from 'zustand';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './box-coins.module.css';
import { CoinAmount } from './coin-amount.tsx';

/** The coins of the package that is paid for. */
export function BoxCoins() {
  const { session, status } = useServices();
  const { text: t, locale } = useTexts();
  const box = useStore(status.store, (state) => state.transaction?.box);
  const view = useStore(session, (state) => state.view);
  // Only the sweepstakes have the words for coins.
  if (!box || view !== 'sweep') return null;
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
