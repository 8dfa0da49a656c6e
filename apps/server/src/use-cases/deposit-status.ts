import type { Catalogue } from '../ports/catalogue.ts';
import type { Deposits } from '../ports/deposits.ts';
import { ownDeposit } from './own-deposit.ts';
import { toTransaction } from './transaction-view.ts';
import { success, type UseCase } from './use-case.ts';

export interface DepositStatusDeps {
  readonly deposits: Deposits;
  readonly catalogue: Catalogue;
}

/** Where one of the player's deposits stands. */
export function depositStatus({ deposits, catalogue }: DepositStatusDeps): UseCase<'deposit-status'> {
  return async (context, request) => {
    const found = await ownDeposit(deposits, context, request.depositId);
    if (!found.ok) return found;
    return success(toTransaction(found.data, catalogue.methodText(found.data.method, context.language)));
  };
}
