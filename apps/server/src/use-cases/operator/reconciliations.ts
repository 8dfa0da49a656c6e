import { minorToString } from '@opencashier/money/minor';
import type { BookException, BookSum, Reconciliation } from '../../ports/reconciliations.ts';
import { refuse, success } from '../use-case.ts';
import { pageOf } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

const reconciliationReply = ({ at, ...rest }: Reconciliation): OperatorReply<'reconciliations-run'> => ({
  ...rest,
  at: at.toISOString(),
});

const sumReply = (sum: BookSum | undefined) => sum && { ...sum, minor: minorToString(sum.minor) };

function exceptionReply({ kind, transactionId, reference, ours, theirs, note }: BookException) {
  return {
    ...{ kind, transactionId },
    ...present({ reference, ours: sumReply(ours), theirs: sumReply(theirs), note }),
  };
}

export function listReconciliations({ desk, brands }: OperatorDeps): OperatorUseCase<'reconciliations-list'> {
  return async ({ provider, day, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { brand: _all, ...place } = page.data;
    const found = await desk.reconciliations.list({ ...place, ...present({ provider, day }) });
    const { nextCursor } = found;
    return success({ reconciliations: found.items.map(reconciliationReply), ...present({ nextCursor }) });
  };
}

export function getReconciliation({ desk }: OperatorDeps): OperatorUseCase<'reconciliations-get'> {
  return async ({ id }) => {
    const found = await desk.reconciliations.find(id);
    if (found === undefined) return notFound('reconciliation');
    const exceptions = await desk.reconciliations.exceptions(id);
    return success({
      reconciliation: reconciliationReply(found),
      exceptions: exceptions.map(exceptionReply),
    });
  };
}

export function runReconciliation({ desk, clock }: OperatorDeps): OperatorUseCase<'reconciliations-run'> {
  return async ({ provider, day }, { key, requestKey }) => {
    if (new Date(`${day}T00:00:00Z`) > clock.now()) {
      return refuse('validation.failed', 'That day has not begun.', [
        { path: 'day', message: 'must not lie ahead' },
      ]);
    }
    const made = await desk.reconcile({ provider, day, by: key.owner, ...present({ requestKey }) });
    return made ? success(reconciliationReply(made)) : notFound('provider');
  };
}
