import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { Disclaimers } from '../../invoice/coins/disclaimers.tsx';
import { OpenPayment } from '../../invoice/open-payment.tsx';
import { useServices } from '../../services/services-context.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { BoxCard } from './box-card.tsx';
import styles from './box-list.module.css';

const skeletons = [1, 2, 3, 4, 5, 6] as const;
const heights = [1, 2, 3, 4] as const;

/** The coin packages on sale. */
export function BoxList() {
  const { boxes, navigator } = useServices();
  const t = useText();
  const { status, boxes: all } = useStore(boxes.store);
  const sorted = [...all].sort((a, b) => a.price - b.price).map(({ boxId }) => boxId);
  const heightOf = (boxId: string | number) =>
    heights[Math.floor((sorted.indexOf(boxId) / Math.max(1, sorted.length - 1)) * 3)] ?? 1;
  return (
    <Screen isWide actions={<OpenPayment />}>
      <p className={styles.lead}>{t('boxes.lead')}</p>
      {status === 'failed' ? (
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={() => void boxes.load()}
        />
      ) : (
        <ul className={styles.boxes} aria-label={t('title.sweepstake.deposit')}>
          {status === 'loading'
            ? skeletons.map((box) => (
                <li key={box} className={styles.skeleton}>
                  <Skeleton shape="tile" />
                </li>
              ))
            : all.map((box) => (
                <li key={box.boxId}>
                  <BoxCard
                    box={box}
                    height={heightOf(box.boxId)}
                    href={navigator.href('sweepDeposit', { box: String(box.boxId) })}
                    onChoose={boxes.choose}
                  />
                </li>
              ))}
        </ul>
      )}
      <Disclaimers />
    </Screen>
  );
}
