import type { RequestInputOf } from '@opencashier/contract/calls/define-call';
import type { withdrawalCreate } from '@opencashier/contract/calls/withdrawal-create';
import type { DestinationCheck } from '@opencashier/contract/destination/destination-issue';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import type { CallOptions, CallResult } from '../../api/client.ts';
import type { BalancesFlow } from '../balances.ts';
import type { DepositDeps } from '../deposit/deposit-deps.ts';

export type WithdrawalPayload = RequestInputOf<typeof withdrawalCreate>;
export type WithdrawalSender = (options: CallOptions) => Promise<CallResult<WithdrawalReply>>;

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
  /** Begins one request of another kind than a plain withdrawal; the body is made once for all its tries. */
  readonly senderOf?: ((payload: WithdrawalPayload) => WithdrawalSender) | undefined;
  /** Name of a method as the list shows it. */
  readonly methodName: (name: string) => string | undefined;
  readonly loadDestinationCheck: (method: PaymentMethod) => Promise<DestinationCheck>;
}
