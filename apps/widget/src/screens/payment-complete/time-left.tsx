import { useStore } from 'zustand';
import { isPayable, missingOf } from '../../flows/status.ts';
import { useText } from '../../i18n/use-text.ts';
import { TimeToPay } from '../../invoice/time-to-pay.tsx';
import { useServices } from '../../services/services-context.tsx';
import styles from './time-left.module.css';

/** How long an unfinished payment can still be paid; the end is the server's to tell, so it is asked then. */
export function TimeLeft() {
  const { status: flow } = useServices();
  const t = useText();
  const transaction = useStore(flow.store, (state) => state.transaction);
  const deadline = useStore(flow.store, (state) => state.deadline);
  // Who says that the money is sent has nothing left to pay.
  const isToBePaid = transaction?.status === 'waiting' && !transaction.claimedAt && isPayable(transaction);
  const isRestOpen = transaction?.status === 'processed' && missingOf(transaction) !== undefined;
  if (!(isToBePaid || isRestOpen) || deadline === undefined) return null;
  return (
    <p className={styles.line}>
      {t('complete.timeLeft')}
      <TimeToPay until={deadline} label={t('complete.timeLeft')} onEnd={flow.refresh} />
    </p>
  );
}
