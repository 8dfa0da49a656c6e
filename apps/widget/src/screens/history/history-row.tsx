import type { Transaction } from '@opencashier/contract/entities/transaction';
import { useDay } from '../../card-views/use-day.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from '../../ui/icons.tsx';
import { ListItem } from '../../ui/list/list.tsx';
import styles from './history-row.module.css';

const marks = { processed: CheckIcon, mistaked: AlertIcon, waiting: ClockIcon, accepted: ClockIcon } as const;

/** One payment: which way it went, how much, by what, when and how it stands. */
export function HistoryRow({ transaction }: { readonly transaction: Transaction }) {
  const { history } = useServices();
  const t = useText();
  const money = useMoney();
  const day = useDay();
  const {
    id,
    kind,
    status,
    stage,
    methodText,
    amount,
    creditedAmount = amount,
    currency,
    createdAt,
  } = transaction;
  const Mark = marks[status];
  const stands = t(stage ? `withdrawal.status.${stage}.title` : `history.status.${status}`);
  return (
    <ListItem
      start={
        <span className={styles.mark} data-status={status} aria-hidden="true">
          <Mark size={20} />
        </span>
      }
      title={t(`history.${kind}`, { amount: money(creditedAmount, currency) })}
      note={[stands, methodText, day(createdAt)].filter(Boolean).join(' · ')}
      onPress={() => history.show(transaction)}
      data-testid="history-item"
      data-id={id}
      data-kind={kind}
      data-status={status}
    />
  );
}
