import { useStore } from 'zustand';
import { useDay } from '../../card-views/use-day.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';

/** What a withdrawal was asked for with: method, destination, fee, what arrives, when. */
export function PaymentFacts() {
  const { status } = useServices();
  const t = useText();
  const money = useMoney();
  const day = useDay();
  const transaction = useStore(status.store, (state) => state.transaction);
  if (transaction?.kind !== 'withdrawal') return null;
  const { methodText, destination, fee, netAmount, payout, currency, createdAt } = transaction;
  // What went nowhere cost nothing, and nobody receives it.
  const isPaid = transaction.status !== 'mistaked';
  const arrives = payout ?? (netAmount === undefined ? undefined : { amount: netAmount, currency });
  const lines: readonly (Fact | undefined)[] = [
    methodText ? { name: 'method', label: t('withdrawal.facts.method'), value: methodText } : undefined,
    destination
      ? {
          name: 'destination',
          label: t('withdrawal.facts.destination'),
          value: <bdi>{destination}</bdi>,
        }
      : undefined,
    fee === undefined || !isPaid
      ? undefined
      : {
          name: 'fee',
          label: t('deposit.facts.fee'),
          value: fee > 0 ? money(fee, currency) : t('method.fee.none'),
        },
    arrives === undefined || !isPaid
      ? undefined
      : { name: 'net', label: t('withdrawal.facts.net'), value: money(arrives.amount, arrives.currency) },
    { name: 'created', label: t('withdrawal.facts.created'), value: day(createdAt) },
  ];
  return (
    <Card>
      <Facts facts={lines.filter((line) => line !== undefined)} />
    </Card>
  );
}
