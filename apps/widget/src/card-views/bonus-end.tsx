import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Countdown } from '../ui/countdown/countdown.tsx';
import styles from './bonus-end.module.css';

const urgentMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

export interface BonusEndProps {
  /** Milliseconds by the clock of `now`. */
  readonly deadline: number;
  readonly now?: () => number;
}

/** How long a bonus is on offer: days while there are some, then by the second. */
export function BonusEnd({ deadline, now = Date.now }: BonusEndProps) {
  const t = useText();
  const [isOver, setOver] = useState(deadline <= now());
  const days = Math.floor((deadline - now()) / dayMs);
  if (isOver) return <span className={styles.end}>{t('bonus.ended')}</span>;
  return (
    <span className={styles.end} data-testid="bonus-end">
      {days > 1 ? (
        t('bonus.endsInDays', { count: days })
      ) : (
        <>
          {t('bonus.endsIn')}{' '}
          <Countdown
            until={deadline}
            urgentMs={urgentMs}
            label={t('bonus.endsIn')}
            now={now}
            onEnd={() => setOver(true)}
          />
        </>
      )}
    </span>
  );
}
