import type { Box, boxBadges } from '@opencashier/contract/entities/sweepstake';
import { isPlainPress } from '../../card-views/method-tile.tsx';
import { boxValuesOf } from '../../flows/sweepstake/box-values.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { CoinAmount } from '../../invoice/coins/coin-amount.tsx';
import tones from '../../invoice/coins/tones.module.css';
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CoinHeap } from '../../ui/coin/coin.tsx';
import styles from './box-card.module.css';

type BoxBadge = (typeof boxBadges)[number];

/** The badges that are shown, the weightier first: a card has room for one. */
const badgeTones: Readonly<Record<BoxBadge, BadgeTone>> = {
  bestValue: 'success',
  popular: 'accent',
  limited: 'warning',
  new: 'neutral',
};
const badgeOrder = Object.keys(badgeTones) as readonly BoxBadge[];

export interface BoxCardProps {
  readonly box: Box;
  /** How large it is among those on sale. */
  readonly height: 1 | 2 | 3 | 4;
  /** Where it leads before the script runs. */
  readonly href: string;
  readonly onChoose: (box: Box) => void;
}

/** A coin package: gold coins to play with, the sweep coins that come free, and its price. */
export function BoxCard({ box, height, href, onChoose }: BoxCardProps) {
  const { text: t, locale } = useTexts();
  const { gcAmount, scAmount, formattedPrice } = boxValuesOf(box, locale);
  const badge = badgeOrder.find((name) => box.badges?.includes(name));
  const name = box.text?.[locale] ?? box.text?.en;
  return (
    <a
      href={href}
      className={classNames(styles.card, badge && styles.marked)}
      data-testid="box"
      data-box={box.boxId}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onChoose(box);
      }}
    >
      <span className={classNames(styles.art, tones.gold)}>
        <CoinHeap height={height} />
      </span>
      <span className={styles.words}>
        {badge || name ? (
          <span className={styles.head}>
            {name ? <span className={styles.name}>{name}</span> : null}
            {badge ? <Badge tone={badgeTones[badge]}>{t(`boxes.badge.${badge}`)}</Badge> : null}
          </span>
        ) : null}
        <span className={styles.gold}>
          <CoinAmount kind="gold" amount={gcAmount} />
        </span>
        {box.currenciesList.free.amount > 0 ? <CoinAmount kind="sweep" amount={scAmount} isFree /> : null}
      </span>
      <span className={styles.price} suppressHydrationWarning>
        <bdi>{formattedPrice}</bdi>
      </span>
    </a>
  );
}
