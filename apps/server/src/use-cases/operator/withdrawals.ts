import { defaultPageSize } from '@opencashier/contract/operator/primitives';
import { minorToString, toMajor } from '@opencashier/money/minor';
import type { Withdrawal, WithdrawalDossier } from '../../ports/withdrawals.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { brandIdOf, type Desk, notFound, type OperatorDeps, pageRefusal, present } from './desk.ts';
import type { OperatorReply, OperatorUseCase } from './operator-use-case.ts';

type WithdrawalReply = OperatorReply<'withdrawals-list'>['withdrawals'][number];
type DossierReply = OperatorReply<'withdrawals-get'>;

function withdrawalReply(withdrawal: Withdrawal): WithdrawalReply {
  const { id, brand, playerId, method, country, currency, state, destination, isOnHold, createdBy } =
    withdrawal;
  return {
    ...{ id, brand, playerId, method, country, currency, state, destination, isOnHold, createdBy },
    minor: minorToString(withdrawal.minor),
    feeMinor: minorToString(withdrawal.feeMinor),
    netMinor: minorToString(withdrawal.minor - withdrawal.feeMinor),
    returnedMinor: minorToString(withdrawal.returnedMinor),
    ...present({
      payout: withdrawal.payout && {
        ...withdrawal.payout,
        minor: minorToString(withdrawal.payout.minor),
      },
      reviewReason: withdrawal.reviewReason,
      failReason: withdrawal.failReason,
      playerReason: withdrawal.playerReason,
      txid: withdrawal.txid,
    }),
    createdAt: withdrawal.createdAt.toISOString(),
    updatedAt: withdrawal.updatedAt.toISOString(),
  };
}

function dossierReply(dossier: WithdrawalDossier): DossierReply {
  return {
    withdrawal: withdrawalReply(dossier.withdrawal),
    history: dossier.history.map(({ at, state, fromState }) => ({
      at: at.toISOString(),
      state,
      ...present({ fromState }),
    })),
    attempts: dossier.attempts.map((attempt) => ({
      reference: attempt.reference,
      ordinal: attempt.ordinal,
      provider: attempt.provider,
      providerMethod: attempt.providerMethod,
      state: attempt.state,
      ...present({ providerReference: attempt.providerReference, reason: attempt.reason }),
      createdAt: attempt.createdAt.toISOString(),
    })),
    payouts: dossier.payouts.map(({ minor, at, ...payout }) => ({
      ...payout,
      minor: minorToString(minor),
      at: at.toISOString(),
    })),
    decisions: dossier.decisions.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() })),
  };
}

export function listWithdrawals({ desk, brands }: OperatorDeps): OperatorUseCase<'withdrawals-list'> {
  return async ({ brand, player, state, open, held, cursor, limit }) => {
    const refusal = pageRefusal(brands, { brand, cursor });
    if (refusal) return refusal;
    const { items, nextCursor } = await desk.listWithdrawals({
      ...present({ brand, playerId: player, state, cursor }),
      ...(open && { openOnly: true }),
      ...(held && { heldOnly: true }),
      limit: limit ?? defaultPageSize,
    });
    return success({ withdrawals: items.map(withdrawalReply), ...present({ nextCursor }) });
  };
}

export function getWithdrawal(desk: Desk): OperatorUseCase<'withdrawals-get'> {
  return async ({ id }) => replyOf(desk, id);
}

export function createWithdrawal({
  desk,
  brands,
  clock,
}: OperatorDeps): OperatorUseCase<'withdrawals-create'> {
  return async ({ brand, requestId, player, method, currency, minor, fields, createdBy, reason }, by) => {
    const brandId = brandIdOf(brands, brand);
    if (brandId === undefined) return notFound('brand');
    const amount = toMajor(BigInt(minor), currency);
    const made = await desk.requestWithdrawal(
      {
        scope: { brand: brandId, country: player.country, currency },
        playerId: player.id,
        playerName: undefined,
        language: 'en',
        ...{ method, amount, fields },
      },
      {
        accountType: undefined,
        requestKey: JSON.stringify(['operator', by.operatorKey, brandId, requestId]),
        operator: {
          decision: 'created',
          operatorKey: by.operatorKey,
          decidedBy: createdBy,
          reason,
          at: clock.now(),
        },
      },
    );
    return made.ok ? replyOf(desk, made.data) : made;
  };
}

type Decision = 'approved' | 'rejected' | 'held';

async function decide(
  desk: Desk,
  operatorKey: string,
  decision: Decision,
  request: { id: string; decidedBy: string; reason: string; playerReason?: string | undefined },
): Promise<Result<DossierReply>> {
  const { id, decidedBy, reason, playerReason } = request;
  const outcome = await desk.decideWithdrawal({
    ...{ decision, operatorKey, decidedBy, reason, playerReason },
    withdrawalId: id,
  });
  switch (outcome) {
    case 'decided':
      return replyOf(desk, id);
    case 'own':
      return refuse('operator.ownRequest', 'Whoever asked for a withdrawal can’t approve it.');
    case 'notDecidable':
      return refuse('operator.notDecidable', 'This withdrawal is not in review.');
    case 'unknown':
      return notFound('withdrawal');
  }
}

async function replyOf(desk: Desk, id: string): Promise<Result<DossierReply>> {
  const dossier = await desk.withdrawalDossier(id);
  return dossier ? success(dossierReply(dossier)) : notFound('withdrawal');
}

export function approveWithdrawal(desk: Desk): OperatorUseCase<'withdrawals-approve'> {
  return (request, { operatorKey }) => decide(desk, operatorKey, 'approved', request);
}

export function rejectWithdrawal(desk: Desk): OperatorUseCase<'withdrawals-reject'> {
  return (request, { operatorKey }) => decide(desk, operatorKey, 'rejected', request);
}

export function holdWithdrawal(desk: Desk): OperatorUseCase<'withdrawals-hold'> {
  return (request, { operatorKey }) => decide(desk, operatorKey, 'held', request);
}
