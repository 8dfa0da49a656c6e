import { useStore } from 'zustand';
import { useMoney } from '../card-views/use-money.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { usePaymentKind } from '../services/use-methods.ts';
import { Button } from '../ui/button/button.tsx';
import { ClockIcon } from '../ui/icons.tsx';
import styles from './open-payment.module.css';

/**
 * The newest payment of the list’s kind that is still under way, to come back to. It stands in the action bar: it arrives after the list
 * and must not push it.
 */
export function OpenPayment() {
  const { pending } = useServices();
  const t = useText();
  const money = useMoney();
  const open = useStore(pending.store, (state) => state.open);
  const kind = usePaymentKind();
  const newest = open.find((one) => one.kind === kind);
  if (!newest) return null;
  return (
    <section className={styles.open} aria-label={t('openDeposit.label')} data-testid="open-deposit">
      <ClockIcon size={20} />
      <p className={styles.words}>
        <strong>
          {t(kind === 'withdrawal' ? 'openDeposit.withdrawal' : 'openDeposit.title', {
            amount: money(newest.amount, newest.currency),
          })}
        </strong>
        <span>{newest.methodText ?? t('openDeposit.text')}</span>
      </p>
      <Button kind="secondary" onClick={() => pending.show(newest)}>
        {t('openDeposit.show')}
      </Button>
    </section>
  );
}
