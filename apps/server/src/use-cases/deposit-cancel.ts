import { canceledByPlayer, sourcesOf, unpaidDepositStates } from '../domain/deposit-state.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposit, Deposits } from '../ports/deposits.ts';
import type { Log } from '../ports/log.ts';
import type { Providers } from '../ports/providers.ts';
import { ownDeposit } from './own-deposit.ts';
import { toTransaction } from './transaction-view.ts';
import { refuse, success, type UseCase } from './use-case.ts';

export interface DepositCancelDeps {
  readonly deposits: Deposits;
  readonly providers: Providers;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The player gives a deposit up. The provider is told, but does not decide: money that arrives all the same is
 * credited and marked late. A deposit that is paid or has ended is answered as it stands, save a paid one: that is refused.
 */
export function depositCancel(deps: DepositCancelDeps): UseCase<'deposit-cancel'> {
  const { deposits, catalogue, clock } = deps;
  return async (context, request) => {
    const found = await ownDeposit(deposits, context, request.depositId);
    if (!found.ok) return found;
    if (unpaidDepositStates.includes(found.data.state)) await tellProvider(deps, found.data);
    const details = { reason: canceledByPlayer, at: clock.now() };
    await deposits.transition(found.data.id, sourcesOf('canceled'), 'canceled', details);
    const after = await ownDeposit(deposits, context, found.data.id);
    if (!after.ok) return after;
    if (after.data.state === 'paid' || after.data.state === 'credited') {
      return refuse('banking.depositNotPayable', 'This deposit is paid and can’t be canceled any more.');
    }
    const text = catalogue.methodText(after.data.method, context.language);
    return success(toTransaction(after.data, text, clock.now()));
  };
}

async function tellProvider(
  { deposits, providers, log }: DepositCancelDeps,
  deposit: Deposit,
): Promise<void> {
  const attempts = await deposits.attempts(deposit.id);
  const last = attempts.at(-1);
  const provider = last && providers.find(last.provider);
  if (last === undefined || provider === undefined) return;
  try {
    const outcome = await provider.cancelDeposit(last.reference);
    log.info(
      { depositId: deposit.id, provider: provider.id, outcome: outcome.kind },
      'provider told of cancel',
    );
  } catch (error) {
    log.error({ depositId: deposit.id, provider: provider.id, error }, 'a provider threw');
  }
}
