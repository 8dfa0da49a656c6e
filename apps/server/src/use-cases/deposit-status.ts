import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import { ownDeposit } from './own-deposit.ts';
import { toTransaction } from './transaction-view.ts';
import { success, type UseCase } from './use-case.ts';

export interface DepositStatusDeps {
  readonly deposits: Deposits;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/** Where one of the player's deposits stands. */
export function depositStatus({ deposits, catalogue, clock }: DepositStatusDeps): UseCase<'deposit-status'> {
  return async (context, request) => {
    const found = await ownDeposit(deposits, context, request.depositId);
    if (!found.ok) return found;
    const { data: deposit } = found;
    const text = catalogue.methodText(deposit.method, context.language);
    const held = deposit.isHeld ? await deposits.held(deposit.id) : [];
    return success(toTransaction(deposit, text, clock.now(), held));
  };
}
