import { useState } from 'react';
import { useStore } from 'zustand';
import { missingOf } from '../flows/status.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './time-left.module.css';
import { TimeToPay } from './time-to-pay.tsx';

/** The server's seconds are whole: ends that differ by less are one. */
const sameEndMs = 2_000;

/** Time to pay by the server's clock; once it is over the server is asked what became of the deposit. */
export function TimeLeft() {
  const { status } = useServices();
  const t = useText();
  const deadline = useStore(status.store, (now) => now.deadline);
  const isSeen = useStore(
    status.store,
    ({ transaction }) => transaction?.txid !== undefined && missingOf(transaction) === undefined,
  );
  const isClaimed = useStore(status.store, ({ transaction }) => transaction?.claimedAt !== undefined);
  const [over, setOver] = useState<number>();
  const isOver = over !== undefined && (deadline === undefined || deadline <= over + sameEndMs);
  const end = () => {
    setOver(deadline);
    status.refresh();
  };
  // On the chain or by the player's word it is paid, unless a part is missing.
  if (isSeen || isClaimed) return null;
  return (
    <>
      <p className={styles.time}>
        {deadline === undefined ? null : (
          <>
            {t('invoice.timeLeft')} <TimeToPay until={deadline} label={t('invoice.timeLeft')} onEnd={end} />
          </>
        )}
      </p>
      {isOver ? (
        <div role="status" data-testid="time-over">
          <Notice tone="warning" title={t('invoice.over.title')}>
            {t('invoice.over.text')}
          </Notice>
        </div>
      ) : null}
    </>
  );
}
