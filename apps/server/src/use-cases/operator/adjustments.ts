import { currencyOf, isKnownCurrency } from '@opencashier/money/currencies';
import { minorToString } from '@opencashier/money/minor';
import type { Actor, Adjustment } from '../../ports/adjustments.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { brandOf, pageOf, periodOf, sees } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorContext, OperatorReply, OperatorUseCase } from './operator-use-case.ts';

type AdjustmentReply = OperatorReply<'adjustments-get'>;

/** Who did something, as every reply tells it. */
export const actorReply = ({ operatorKey, by, at }: Actor) => ({ operatorKey, by, at: at.toISOString() });

function adjustmentReply(adjustment: Adjustment): AdjustmentReply {
  const { id, brand, playerId, currency, direction, state, reason, requested, decided } = adjustment;
  return {
    ...{ id, brand, playerId, currency, direction, state, reason },
    minor: minorToString(adjustment.minor),
    requested: actorReply(requested),
    ...present({ decided: decided && { ...actorReply(decided), reason: decided.reason } }),
    createdAt: requested.at.toISOString(),
  };
}

export function listAdjustments({ desk, brands }: OperatorDeps): OperatorUseCase<'adjustments-list'> {
  return async ({ player, currency, state, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.adjustments.list({
      ...page.data,
      ...periodOf(asked),
      ...present({ playerId: player, currency, state }),
    });
    return success({ adjustments: items.map(adjustmentReply), ...present({ nextCursor }) });
  };
}

async function find(
  { desk }: OperatorDeps,
  id: string,
  { key }: OperatorContext,
): Promise<Result<Adjustment>> {
  const adjustment = await desk.adjustments.find(id);
  return adjustment && sees(key, adjustment.brand) ? success(adjustment) : notFound('adjustment');
}

export function getAdjustment(deps: OperatorDeps): OperatorUseCase<'adjustments-get'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    return found.ok ? success(adjustmentReply(found.data)) : found;
  };
}

/** Nothing is booked before somebody else approves it. */
export function createAdjustment(deps: OperatorDeps): OperatorUseCase<'adjustments-create'> {
  const { desk, brands, clock, ids } = deps;
  return async ({ brand, player, currency, direction, minor, reason }, { key, requestKey }) => {
    const ofBrand = brandOf(brands, key, brand);
    if (!ofBrand.ok) return ofBrand;
    if (!desk.keepsMoney(ofBrand.data)) {
      return refuse(
        'operator.notDecidable',
        'The money of this brand’s players is in your wallet: adjust it there.',
      );
    }
    if (!isKnownCurrency(currency) || currencyOf(currency).coin) {
      const details = [{ path: 'currency', message: 'must be a currency of the table that is no coin' }];
      return refuse('validation.failed', 'Only money can be adjusted.', details);
    }
    if ((await desk.players.find(ofBrand.data, player)) === undefined) return notFound('player');
    const id = ids.next('adj');
    const made = await desk.adjustments.request({
      ...{ id, playerId: player, currency, direction, reason },
      brand: ofBrand.data,
      minor: BigInt(minor),
      requestKey: requestKey ?? id,
      requested: { operatorKey: key.name, by: key.owner, at: clock.now() },
    });
    return success(adjustmentReply(made));
  };
}

function decide(
  deps: OperatorDeps,
  decision: 'approved' | 'rejected',
): OperatorUseCase<'adjustments-approve' | 'adjustments-reject'> {
  return async ({ id, reason }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    const { key } = context;
    // Whoever asks can't make a second self to approve with.
    const isMadeByAsker = decision === 'approved' && key.createdBy === found.data.requested.by;
    const outcome = isMadeByAsker
      ? 'own'
      : await deps.desk.adjustments.decide({
          ...{ id, decision, reason, operatorKey: key.name, by: key.owner },
          at: deps.clock.now(),
        });
    switch (outcome) {
      case 'decided': {
        const decided = await find(deps, id, context);
        return decided.ok ? success(adjustmentReply(decided.data)) : decided;
      }
      case 'own':
        return refuse('operator.ownRequest', 'Whoever asked for an adjustment can’t approve it.');
      case 'short':
        return refuse('operator.notEnoughMoney', 'The player has less than is to be taken.');
      case 'notDecidable':
        return refuse('operator.notDecidable', 'This adjustment is decided already.');
      case 'unknown':
        return notFound('adjustment');
    }
  };
}

export function approveAdjustment(deps: OperatorDeps): OperatorUseCase<'adjustments-approve'> {
  return decide(deps, 'approved');
}

export function rejectAdjustment(deps: OperatorDeps): OperatorUseCase<'adjustments-reject'> {
  return decide(deps, 'rejected');
}
