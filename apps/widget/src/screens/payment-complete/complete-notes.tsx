import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { noteKeyOf } from './note-key.ts';
import { sumText } from './sum-text.ts';
import { WithdrawalNotes } from './withdrawal-notes.tsx';

/** What was out of the ordinary and is not in the title yet: more or less than asked, late, held, reversed. */
export function CompleteNotes() {
  const { status } = useServices();
  const t = useText();
  const money = useMoney();
  const transaction = useStore(status.store, (state) => state.transaction);
  if (transaction?.kind === 'withdrawal') return <WithdrawalNotes transaction={transaction} />;
  if (!transaction?.marks) return null;
  const { amount, creditedAmount = amount, currency, held = [] } = transaction;
  const { reversedAmount = creditedAmount } = transaction;
  const values = {
    asked: money(amount, currency),
    credited: money(creditedAmount, currency),
    reversed: money(reversedAmount, currency),
    held: sumText(held, money),
  };
  return transaction.marks.map((mark) => {
    const key = noteKeyOf(transaction, mark);
    return key === undefined ? null : (
      <Notice key={mark} tone={mark === 'late' || mark === 'overpaid' ? 'info' : 'warning'}>
        {t(key, values)}
      </Notice>
    );
  });
}
