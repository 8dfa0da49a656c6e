import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { costOf, feeFigure, feeNote, isCharged, timeText } from '../../card-views/method-facts.ts';
import { useFacts } from '../../card-views/use-facts.ts';
import { accountNameOf } from '../../flows/account-name.ts';
import { gainOf, sumOf } from '../../flows/bonus-gain.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';

export interface MethodFactsProps {
  readonly method: PaymentMethod;
  /** Sums are told of an amount that can be deposited alone. */
  readonly isAmountValid: boolean;
}

/** Time, fee, what is paid and what arrives, where the decision is made. Unknown facts have no line. */
export function MethodFacts({ method, isAmountValid }: MethodFactsProps) {
  const { bonus, deposit, host, session } = useServices();
  const facts = useFacts();
  const { t, money } = facts;
  const currency = useStore(deposit.store, (state) => state.currency);
  const amount = useStore(deposit.store, (state) => state.amount);
  const user = useStore(session, (state) => state.user);
  const account = accountNameOf(host.kind, user);
  const sum = (value: number) => (isAmountValid ? money(value, currency) : '–');
  const figure = feeFigure(method, { ...facts, currency });
  const cost = isAmountValid ? costOf(method, amount, currency) : undefined;
  const isFeePaid = isCharged(method);
  useStore(bonus.store, (state) => state.activeBonusId);
  useStore(bonus.store, (state) => state.isEnabled);
  const offer = isAmountValid ? bonus.offer(method, amount) : undefined;
  const gain = offer?.isActive ? gainOf(offer.bonus, amount, currency) : undefined;
  const arrives = cost?.arrives ?? amount;
  const feeSum = cost && isFeePaid ? `${money(cost.fee, currency)} (${figure})` : figure;
  const fee = feeSum && isFeePaid ? feeNote(method, feeSum, t) : feeSum;
  const lines: readonly (Fact | undefined)[] = [
    line('account', t('deposit.facts.account'), account && <bdi>{account}</bdi>),
    line('time', t('deposit.facts.time'), timeText(method, facts)),
    line('fee', t('deposit.facts.fee'), fee),
    line('total', t('deposit.facts.total'), isFeePaid || gain ? sum(cost?.total ?? amount) : undefined),
    ...(gain === undefined
      ? [line('amount', t('deposit.facts.credited'), sum(arrives))]
      : [
          line('bonus', t('deposit.facts.bonus'), `+ ${money(gain, currency)}`),
          line('amount', t('deposit.facts.withBonus'), <b>{sum(sumOf(arrives, gain, currency))}</b>),
        ]),
  ];
  return (
    <Card>
      <Facts facts={lines.filter((fact) => fact !== undefined)} />
    </Card>
  );
}

function line(name: string, label: string, value: ReactNode): Fact | undefined {
  return value === undefined ? undefined : { name, label, value };
}
