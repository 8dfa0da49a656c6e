import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { Card } from '../ui/card/card.tsx';
import { type Fact, Facts } from '../ui/facts/facts.tsx';
import { costOf, feeFigure, isCharged, timeText } from './method-facts.ts';
import { useFacts } from './use-facts.ts';

export interface WithdrawalSumsProps {
  readonly method: PaymentMethod | undefined;
  /** Major units; undefined while it is none that can be withdrawn. */
  readonly amount: number | undefined;
  readonly currency: string;
  /** The server's own words, which win over the catalogue's. */
  readonly told?: { readonly fee?: number | undefined; readonly netAmount?: number | undefined } | undefined;
  /** What arrives in words, where it is another currency than the amount's. */
  readonly payout?: string | undefined;
  /** Other facts, above these. */
  readonly facts?: readonly Fact[];
}

/** What leaves the balance, what it costs and what arrives, before it is asked for. Unknown facts have no line. */
export function WithdrawalSums(props: WithdrawalSumsProps) {
  const { method, amount, currency, told = {}, payout, facts = [] } = props;
  const context = useFacts();
  const { t, money } = context;
  const cost = method && amount !== undefined ? costOf(method, amount, currency) : undefined;
  const fee = told.fee ?? cost?.fee;
  const arrives = told.netAmount ?? cost?.arrives ?? amount;
  const figure = method && feeFigure(method, { ...context, currency });
  const isPaid = fee === undefined ? method !== undefined && isCharged(method) : fee > 0;
  const feeWords = fee === undefined ? figure : isPaid ? money(fee, currency) : t('method.fee.none');
  const time = method && timeText(method, context);
  const lines: readonly (Fact | undefined)[] = [
    ...facts,
    cost && cost.total !== amount
      ? { name: 'total', label: t('withdrawal.facts.total'), value: money(cost.total, currency) }
      : undefined,
    feeWords === undefined ? undefined : { name: 'fee', label: t('deposit.facts.fee'), value: feeWords },
    {
      name: 'net',
      label: t('withdrawal.facts.net'),
      value: payout ?? (arrives === undefined ? '–' : money(arrives, currency)),
    },
    time === undefined ? undefined : { name: 'time', label: t('deposit.facts.time'), value: time },
  ];
  return (
    <Card>
      <Facts facts={lines.filter((line) => line !== undefined)} />
    </Card>
  );
}
