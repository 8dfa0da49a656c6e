import type { Box } from '@opencashier/contract/entities/sweepstake';
import { boxValuesOf } from '../../flows/sweepstake/box-values.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CoinAmount } from './coin-amount.tsx';
import styles from './order-info.module.css';

export interface OrderInfoProps {
  readonly box: Box;
  /** Paying has begun: the package is no longer to be changed. */
  readonly isLocked?: boolean;
}

/** The package that is bought: its coins and its price. */
export function OrderInfo({ box, isLocked = false }: OrderInfoProps) {
  const { navigator } = useServices();
  const { text: t, locale } = useTexts();
  const { gcAmount, scAmount, formattedPrice } = boxValuesOf(box, locale);
  return (
    <Card>
      <section
        className={styles.order}
        aria-label={t('sweepstake.order')}
        data-testid="order"
        data-box={box.boxId}
      >
        <div className={styles.coins}>
          <CoinAmount kind="gold" amount={gcAmount} />
          {box.currenciesList.free.amount > 0 ? <CoinAmount kind="sweep" amount={scAmount} isFree /> : null}
        </div>
        <div className={styles.end}>
          <bdi className={styles.price}>{formattedPrice}</bdi>
          {isLocked ? null : (
            <Button kind="quiet" onClick={() => navigator.go('sweepDeposit')} data-testid="change-box">
              {t('sweepstake.change')}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
