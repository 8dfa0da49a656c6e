import { defaultPageSize } from '@opencashier/contract/operator/primitives';
import { minorToString } from '@opencashier/money/minor';
import type { Deposit, DepositBox, DepositClaim, DepositDossier } from '../../ports/deposits.ts';
import { type Result, success } from '../use-case.ts';
import { type Desk, notFound, type OperatorDeps, pageRefusal, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

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
    bonusMinor: minorToString(deposit.bonusMinor),
    ...present({
      box: deposit.box && boxReply(deposit.box),
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

function dossierReply(dossier: DepositDossier): DossierReply {
  return {
    deposit: depositReply(dossier.deposit),
    marks: [...dossier.marks],
    ...present({ claim: dossier.claim && claimReply(dossier.claim) }),
    attempts: dossier.attempts.map((attempt) => ({
      reference: attempt.reference,
      ordinal: attempt.ordinal,
      provider: attempt.provider,
      providerMethod: attempt.providerMethod,
      state: attempt.state,
      ...present({ providerReference: attempt.providerReference, reason: attempt.reason }),
      createdAt: attempt.createdAt.toISOString(),
    })),
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
  };
}

export function listDeposits({ desk, brands }: OperatorDeps): OperatorUseCase<'deposits-list'> {
  return async ({ brand, player, state, open, held, cursor, limit }) => {
    const refusal = pageRefusal(brands, { brand, cursor });
    if (refusal) return refusal;
    const { items, nextCursor } = await desk.listDeposits({
      ...present({ brand, playerId: player, state, cursor }),
      ...(open && { openOnly: true }),
      ...(held && { heldOnly: true }),
      limit: limit ?? defaultPageSize,
    });
    return success({ deposits: items.map(depositReply), ...present({ nextCursor }) });
  };
}

export function getDeposit(desk: Desk): OperatorUseCase<'deposits-get'> {
  return async ({ id }) => {
    const dossier = await desk.depositDossier(id);
    return dossier ? success(dossierReply(dossier)) : notFound('deposit');
  };
}

export function releaseDeposit(desk: Desk): OperatorUseCase<'deposits-release'> {
  return async ({ id, ...decision }, { operatorKey }) =>
    decidedReply(await desk.decideHeld({ ...decision, depositId: id, decision: 'released', operatorKey }));
}

export function rejectDeposit(desk: Desk): OperatorUseCase<'deposits-reject'> {
  return async ({ id, ...decision }, { operatorKey }) =>
    decidedReply(await desk.decideHeld({ ...decision, depositId: id, decision: 'rejected', operatorKey }));
}

function decidedReply(outcome: Result<DepositDossier>): Result<DossierReply> {
  return outcome.ok ? success(dossierReply(outcome.data)) : outcome;
}
