import type { DestinationCheck } from '@opencashier/contract/destination/destination-issue';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { BalancesFlow } from '../balances.ts';
import type { DepositDeps } from '../deposit/deposit-deps.ts';

/** Everything that a withdrawal is made with. */
export interface WithdrawalDeps
  extends Pick<
    DepositDeps,
    | 'client'
    | 'navigator'
    | 'session'
    | 'selection'
    | 'status'
    | 'notifications'
    | 'texts'
    | 'analytics'
    | 'entry'
    | 'clock'
    | 'newId'
    | 'random'
    | 'sealCard'
    | 'lifecycle'
  > {
  readonly balances: BalancesFlow;
  /** Name of a method as the list shows it. */
  readonly methodName: (name: string) => string | undefined;
  readonly loadDestinationCheck: (method: PaymentMethod) => Promise<DestinationCheck>;
}
