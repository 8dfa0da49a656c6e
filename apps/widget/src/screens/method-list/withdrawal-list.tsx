import { BalanceCard } from './balance-card.tsx';
import { MethodList } from './method-list.tsx';

/** What there is to withdraw, and the ways to do it. */
export function WithdrawalList() {
  return (
    <MethodList>
      <BalanceCard />
    </MethodList>
  );
}
