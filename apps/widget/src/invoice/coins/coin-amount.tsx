import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Coin } from '../../ui/coin/coin.tsx';
import styles from './coin-amount.module.css';
import tones from './tones.module.css';

export interface CoinAmountProps {
  readonly kind: 'gold' | 'sweep';
  /** Ready to be shown. */
  readonly amount: string;
  /** Sweep coins of a package are always given. */
  readonly isFree?: boolean;
}

/** So many coins of a kind: drawing, number and word. */
export function CoinAmount({ kind, amount, isFree = false }: CoinAmountProps) {
  const t = useText();
  return (
    <span className={classNames(styles.amount, tones[kind])} data-coin={kind}>
      <Coin kind={kind} />
      <span className={styles.words}>
        <bdi className={styles.number} suppressHydrationWarning>
          {isFree ? `+${amount}` : amount}
        </bdi>{' '}
        {t(`boxes.${kind}`)} {isFree ? <span className={styles.free}>{t('boxes.free')}</span> : null}
      </span>
    </span>
  );
}
