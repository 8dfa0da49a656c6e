import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import { depositReply, freshReply } from './deposit-reply.ts';
import { ownDeposit } from './own-deposit.ts';
import { refuse, success } from './use-case.ts';
import type { RecoverableCall } from './with-idempotency.ts';

export interface ExternalDepositContinueDeps {
  readonly deposits: Deposits;
  readonly clock: Clock;
}

/**
 * Where the player goes on with a deposit that was left half-way: what its create answered, as long as it can be paid.
 * One that is paid by now has nowhere to go but its status. Nothing moves here, so a call that was interrupted is simply
 * done again.
 */
export function externalDepositContinue(
  deps: ExternalDepositContinueDeps,
): RecoverableCall<'external-deposit-continue'> {
  const { deposits, clock } = deps;
  return {
    call: 'external-deposit-continue',
    async run(context, request) {
      const found = await ownDeposit(deposits, context, request.depositId);
      if (!found.ok) return found;
      const deposit = found.data;
      switch (deposit.state) {
        case 'created':
        case 'pending':
          return success(depositReply(deposit, clock.now()));
        case 'paid':
        case 'credited':
          return success(depositReply({ ...deposit, instruction: undefined }, clock.now()));
        case 'failed':
        case 'canceled':
        case 'expired':
          return refuse('banking.depositNotPayable', 'This deposit has ended and can’t be continued.');
      }
    },
    recover: async () => undefined,
    freshen: (reply) => freshReply(deps, reply),
  };
}
