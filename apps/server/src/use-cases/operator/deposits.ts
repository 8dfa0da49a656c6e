import { minorToString } from '@opencashier/money/minor';
import type { Deposit, DepositBox, DepositClaim, DepositDossier } from '../../ports/deposits.ts';
import type { TrailEntry } from '../../ports/trail.ts';
import { type Result, success } from '../use-case.ts';
import { attemptReply } from './attempt-reply.ts';
import { pageOf, periodOf, sees } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorContext, OperatorReply, OperatorUseCase } from './operator-use-case.ts';
import { trailReply } from './trail.ts';

type DepositReply = OperatorReply<'deposits-list'>['deposits'][number];
type DossierReply = OperatorReply<'deposits-get'>;

function depositReply(deposit: Deposit): DepositReply {
  const { id, brand, playerId, method, country, currency, state, isLate, isHeld } = deposit;
  return {
    ...{ id, brand, playerId, method, country, currency, state, isLate, isHeld },
    askedMinor: minorToString(deposit.askedMinor),
    payableMinor: minorToString(deposit.payableMinor),
    receivedMinor: minorToString(deposit.receivedMinor),
    creditedMinor: minorToString(deposit.creditedMinor),
    reversedMinor: minorToString(deposit.reversedMinor),
    feeMinor: minorToString(deposit.feeMinor),
    feeBorneMinor: minorToString(deposit.feeBorneMinor),
    netMinor: minorToString(deposit.creditedMinor - deposit.feeMinor),
    bonusMinor: minorToString(deposit.bonusMinor),
    ...present({
      box: deposit.box && boxReply(deposit.box),
      feePaidBy: deposit.feeTerms?.paidBy,
      bonusId: deposit.bonusId,
      sessionId: deposit.sessionId,
      txid: deposit.txid,
      chain: deposit.chain && { ...deposit.chain },
      claimedAt: deposit.claimedAt?.toISOString(),
      failReason: deposit.failReason,
    }),
    expiresAt: deposit.expiresAt.toISOString(),
    createdAt: deposit.createdAt.toISOString(),
    updatedAt: deposit.updatedAt.toISOString(),
  };
}

function boxReply(box: DepositBox): NonNullable<DepositReply['box']> {
  return {
    id: box.id,
    goldMinor: minorToString(box.goldMinor),
    sweepMinor: minorToString(box.sweepMinor),
    givenGoldMinor: minorToString(box.givenGoldMinor),
    givenSweepMinor: minorToString(box.givenSweepMinor),
  };
}

function claimReply({ at, fields, outcome }: DepositClaim): NonNullable<DossierReply['claim']> {
  return { at: at.toISOString(), fields: { ...fields }, ...present({ outcome }) };
}

function dossierReply(dossier: DepositDossier, trail: readonly TrailEntry[]): DossierReply {
  return {
    deposit: depositReply(dossier.deposit),
    marks: [...dossier.marks],
    ...present({ claim: dossier.claim && claimReply(dossier.claim) }),
    attempts: dossier.attempts.map((attempt) => attemptReply(attempt)),
    history: dossier.history.map((entry) => ({
      at: entry.at.toISOString(),
      ...present({ fromState: entry.fromState }),
      state: entry.state,
      creditedMinor: minorToString(entry.creditedMinor),
      reversedMinor: minorToString(entry.reversedMinor),
      isLate: entry.isLate,
      isHeld: entry.isHeld,
    })),
    movements: dossier.movements.map(({ txid, chain, ...movement }) => ({
      ...movement,
      minor: minorToString(movement.minor),
      reversedMinor: minorToString(movement.reversedMinor),
      ...present({ txid, chain: chain && { ...chain } }),
      createdAt: movement.createdAt.toISOString(),
    })),
    reversals: dossier.reversals.map((reversal) => ({
      ...reversal,
      minor: minorToString(reversal.minor),
      createdAt: reversal.createdAt.toISOString(),
    })),
    decisions: dossier.decisions.map(({ movementIds, at, ...decision }) => ({
      ...decision,
      movementIds: [...movementIds],
      at: at.toISOString(),
    })),
    trail: trailReply(trail),
  };
}

export function listDeposits({ desk, brands }: OperatorDeps): OperatorUseCase<'deposits-list'> {
  return async ({ player, state, method, currency, open, held, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.listDeposits({
      ...page.data,
      ...periodOf(asked),
      ...present({ playerId: player, state, method, currency }),
      ...(open && { openOnly: true }),
      ...(held && { heldOnly: true }),
    });
    return success({ deposits: items.map(depositReply), ...present({ nextCursor }) });
  };
}

/** One deposit with everything; nothing where the key does not see its brand. */
async function find(
  { desk }: OperatorDeps,
  id: string,
  { key }: OperatorContext,
): Promise<Result<DossierReply>> {
  const dossier = await desk.depositDossier(id);
  if (dossier === undefined || !sees(key, dossier.deposit.brand)) return notFound('deposit');
  return success(dossierReply(dossier, await desk.trailOf(id)));
}

export function getDeposit(deps: OperatorDeps): OperatorUseCase<'deposits-get'> {
  return ({ id }, context) => find(deps, id, context);
}

function decideOver(
  deps: OperatorDeps,
  decision: 'released' | 'rejected',
): OperatorUseCase<'deposits-release' | 'deposits-reject'> {
  return async ({ id, reason }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    const { name: operatorKey, owner: decidedBy } = context.key;
    const outcome = await deps.desk.decideHeld({ decision, depositId: id, operatorKey, decidedBy, reason });
    return outcome.ok ? find(deps, id, context) : outcome;
  };
}

export function releaseDeposit(deps: OperatorDeps): OperatorUseCase<'deposits-release'> {
  return decideOver(deps, 'released');
}

export function rejectDeposit(deps: OperatorDeps): OperatorUseCase<'deposits-reject'> {
  return decideOver(deps, 'rejected');
}

/** Asks the providers now; an unknown that stays unknown is told as it is. */
export function recheckDeposit(deps: OperatorDeps): OperatorUseCase<'deposits-recheck'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    await deps.desk.recheckDeposit(id);
    return find(deps, id, context);
  };
}
