import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { WithdrawalSums } from '../../card-views/withdrawal-sums.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { LastLook } from './last-look.tsx';
import { useSummaryLines } from './summary-lines.tsx';

/** Amount, destination, fee, what arrives and when: the last look before the money is set aside. */
export function Summary() {
  const { withdrawal } = useServices();
  const t = useText();
  const money = useMoney();
  const { amount, currency } = useStore(withdrawal.store);
  const summary = useSummaryLines();
  if (!summary) return null;
  return (
    <LastLook submit={t('withdrawal.submit', { amount: money(amount, currency) })}>
      <WithdrawalSums method={summary.method} amount={amount} currency={currency} facts={summary.lines} />
    </LastLook>
  );
}
