import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import { toTransaction } from './transaction-view.ts';
import { success, type UseCase } from './use-case.ts';

const defaultLimit = 20;
const maxLimit = 100;

export interface TransactionsDeps {
  readonly deposits: Deposits;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
}

/** The player's own payments, newest first; `open` leaves those that have ended out. */
export function transactions({ deposits, catalogue, clock }: TransactionsDeps): UseCase<'transactions'> {
  return async (context, request) => {
    if (request.kind === 'withdrawal') return success({ transactions: [] });
    const page = await deposits.list({
      brand: context.player.brand,
      playerId: context.player.id,
      openOnly: request.open === 'true',
      limit: Math.min(maxLimit, Math.max(1, Math.trunc(request.limit ?? defaultLimit))),
      ...(request.cursor === undefined ? {} : { cursor: request.cursor }),
    });
    return success({
      transactions: page.items.map((deposit) =>
        toTransaction(deposit, catalogue.methodText(deposit.method, context.language), clock.now()),
      ),
      ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
    });
  };
}
