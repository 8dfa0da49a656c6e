import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposit, Deposits } from '../ports/deposits.ts';
import { depositReply, freshReply } from './deposit-reply.ts';
import { ownDeposit } from './own-deposit.ts';
import { refuse, success } from './use-case.ts';
import type { RecoverableCall } from './with-idempotency.ts';

export interface ExternalDepositContinueDeps {
  readonly deposits: Deposits;
  readonly catalogue: Catalogue;
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
  const { deposits, catalogue, clock } = deps;
  const reply = (deposit: Deposit) => {
    const offered = catalogue.findDepositMethod(
      { ...deposit, isForCoins: deposit.box !== undefined },
      deposit.method,
    );
    return success({
      ...depositReply(deposit, clock.now()),
      ...(offered === undefined ? {} : { paymentMethod: offered.method }),
    });
  };
  return {
    call: 'external-deposit-continue',
    async run(context, request) {
      const found = await ownDeposit(deposits, context, request.depositId);
      if (!found.ok) return found;
      const deposit = found.data;
      switch (deposit.state) {
        case 'created':
        case 'pending':
          return reply(deposit);
        case 'paid':
        case 'credited':
          return reply({ ...deposit, instruction: undefined });
        case 'failed':
        case 'canceled':
        case 'expired':
          return refuse('banking.depositNotPayable', 'This deposit has ended and can’t be continued.');
      }
    },
    recover: async () => undefined,
    freshen: (stored) => freshReply(deps, stored),
  };
}
