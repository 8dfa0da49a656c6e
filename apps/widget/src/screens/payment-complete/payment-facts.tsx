import { useStore } from 'zustand';
import { useDay } from '../../card-views/use-day.ts';
import { useMoney } from '../../card-views/use-money.ts';
import type { ToldPayment } from '../../flows/payment-status-calls.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';

/** What a payment was asked for with. */
export function PaymentFacts() {
  const { status } = useServices();
  const transaction = useStore(status.store, (state) => state.transaction);
  if (transaction === undefined) return null;
  return transaction.kind === 'withdrawal' ? <WithdrawalFacts /> : <DepositCost transaction={transaction} />;
}

/** What a deposit costs, where it costs anything: the fee, what is paid in all, what reaches the balance. */
function DepositCost({ transaction }: { readonly transaction: ToldPayment }) {
  const t = useText();
  const money = useMoney();
  const { amount, currency, fee = 0, total = amount, creditedAmount, status } = transaction;
  // What did not go through cost nothing.
  if (fee <= 0 || status === 'mistaked') return null;
  const facts: readonly Fact[] = [
    { name: 'fee', label: t('deposit.facts.fee'), value: money(fee, currency) },
    { name: 'total', label: t('deposit.facts.total'), value: money(total, currency) },
    ...(creditedAmount === undefined
      ? []
      : [{ name: 'amount', label: t('deposit.facts.credited'), value: money(creditedAmount, currency) }]),
  ];
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
}

/** What a withdrawal was asked for with: method, destination, fee, what arrives, when. */
function WithdrawalFacts() {
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
