import { minorToString } from '@opencashier/money/minor';
import type { Refund } from '../../ports/refunds.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { actorReply } from './adjustments.ts';
import { pageOf, periodOf, sees } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorContext, OperatorReply, OperatorUseCase } from './operator-use-case.ts';

type RefundReply = OperatorReply<'refunds-get'>;

function refundReply(refund: Refund): RefundReply {
  const { id, depositId, movementId, brand, playerId, provider, transactionId, currency, state, reason } =
    refund;
  return {
    ...{ id, depositId, movementId, brand, playerId, provider, transactionId, currency, state, reason },
    minor: minorToString(refund.minor),
    requested: actorReply(refund.requested),
    ...present({ reversalId: refund.reversalId, failReason: refund.failReason }),
    createdAt: refund.requested.at.toISOString(),
    updatedAt: refund.updatedAt.toISOString(),
  };
}

export function listRefunds({ desk, brands }: OperatorDeps): OperatorUseCase<'refunds-list'> {
  return async ({ player, deposit, state, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.refunds.list({
      ...page.data,
      ...periodOf(asked),
      ...present({ playerId: player, depositId: deposit, state }),
    });
    return success({ refunds: items.map(refundReply), ...present({ nextCursor }) });
  };
}

async function find({ desk }: OperatorDeps, id: string, { key }: OperatorContext): Promise<Result<Refund>> {
  const refund = await desk.refunds.find(id);
  return refund && sees(key, refund.brand) ? success(refund) : notFound('refund');
}

async function replyOf(
  deps: OperatorDeps,
  id: string,
  context: OperatorContext,
): Promise<Result<RefundReply>> {
  const found = await find(deps, id, context);
  return found.ok ? success(refundReply(found.data)) : found;
}

export function getRefund(deps: OperatorDeps): OperatorUseCase<'refunds-get'> {
  return ({ id }, context) => replyOf(deps, id, context);
}

/** Sends money back; what becomes of it is for the provider to say. */
export function createRefund(deps: OperatorDeps): OperatorUseCase<'refunds-create'> {
  const { desk, clock, ids } = deps;
  return async ({ id, minor, movementId, reason }, { key, requestKey }) => {
    const deposit = await desk.findDeposit(id);
    if (deposit === undefined || !sees(key, deposit.brand)) return notFound('deposit');
    const refundId = ids.next('rfd');
    const outcome = await desk.refund({
      ...{ id: refundId, depositId: id, movementId, reason },
      minor: minor === undefined ? undefined : BigInt(minor),
      requestKey: requestKey ?? refundId,
      requested: { operatorKey: key.name, by: key.owner, at: clock.now() },
    });
    switch (outcome.kind) {
      case 'made':
      case 'known':
        return success(refundReply(outcome.refund));
      case 'none':
        return refuse('operator.notRefundable', 'The deposit has no money that could go back.');
      case 'several':
        return refuse('validation.failed', 'The deposit has several payments.', [
          { path: 'movementId', message: 'must say which payment goes back' },
        ]);
      case 'exceeds':
        return refuse('operator.notRefundable', 'Less than that is left of the payment.', {
          leftMinor: minorToString(outcome.leftMinor),
        });
    }
  };
}

/** Asks the provider now; an unknown that stays unknown is told as it is. */
export function recheckRefund(deps: OperatorDeps): OperatorUseCase<'refunds-recheck'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    await deps.desk.checkRefund(found.data);
    return replyOf(deps, id, context);
  };
}

export function settleRefund(deps: OperatorDeps): OperatorUseCase<'refunds-settle'> {
  return async ({ id, reversalId }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    const { state, reversalId: known } = found.data;
    const isRepeated = state === 'settled' && known === reversalId;
    if (!isRepeated && !(await deps.desk.settleRefund(found.data, reversalId))) {
      return refuse('operator.notRefundable', 'This refund is not manual, or that reversal is another’s.');
    }
    return replyOf(deps, id, context);
  };
}

export function cancelRefund(deps: OperatorDeps): OperatorUseCase<'refunds-cancel'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    if (found.data.state !== 'manual') {
      return refuse('operator.notDecidable', 'Only a manual refund that nobody has made can be given up.');
    }
    await deps.desk.refunds.note(id, { state: 'canceled' }, deps.clock.now());
    return replyOf(deps, id, context);
  };
}
