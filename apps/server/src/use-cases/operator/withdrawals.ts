import { minorToString, toMajor } from '@opencashier/money/minor';
import type { TrailEntry } from '../../ports/trail.ts';
import type { Withdrawal, WithdrawalDossier } from '../../ports/withdrawals.ts';
import { type Result, refuse, success } from '../use-case.ts';
import { attemptReply } from './attempt-reply.ts';
import { brandOf, pageOf, periodOf, sees } from './brand-scope.ts';
import { notFound, type OperatorDeps, present } from './desk.ts';
import type { OperatorContext, OperatorReply, OperatorUseCase } from './operator-use-case.ts';
import { trailReply } from './trail.ts';

type WithdrawalReply = OperatorReply<'withdrawals-list'>['withdrawals'][number];
type DossierReply = OperatorReply<'withdrawals-get'>;

function withdrawalReply(withdrawal: Withdrawal): WithdrawalReply {
  const { id, brand, playerId, method, country, currency, state, destination, isOnHold, createdBy } =
    withdrawal;
  return {
    ...{ id, brand, playerId, method, country, currency, state, destination, isOnHold, createdBy },
    minor: minorToString(withdrawal.minor),
    feeMinor: minorToString(withdrawal.feeMinor),
    feeBorneMinor: minorToString(withdrawal.feeBorneMinor),
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

function dossierReply(dossier: WithdrawalDossier, trail: readonly TrailEntry[]): DossierReply {
  return {
    withdrawal: withdrawalReply(dossier.withdrawal),
    history: dossier.history.map(({ at, state, fromState }) => ({
      at: at.toISOString(),
      state,
      ...present({ fromState }),
    })),
    attempts: dossier.attempts.map((attempt) => attemptReply(attempt)),
    payouts: dossier.payouts.map(({ minor, at, ...payout }) => ({
      ...payout,
      minor: minorToString(minor),
      at: at.toISOString(),
    })),
    decisions: dossier.decisions.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() })),
    trail: trailReply(trail),
  };
}

export function listWithdrawals({ desk, brands }: OperatorDeps): OperatorUseCase<'withdrawals-list'> {
  return async ({ player, state, method, currency, open, held, ...asked }, { key }) => {
    const page = pageOf(brands, key, asked);
    if (!page.ok) return page;
    const { items, nextCursor } = await desk.listWithdrawals({
      ...page.data,
      ...periodOf(asked),
      ...present({ playerId: player, state, method, currency }),
      ...(open && { openOnly: true }),
      ...(held && { heldOnly: true }),
    });
    return success({ withdrawals: items.map(withdrawalReply), ...present({ nextCursor }) });
  };
}

/** One withdrawal with everything; nothing where the key does not see its brand. */
async function find(
  { desk }: OperatorDeps,
  id: string,
  { key }: OperatorContext,
): Promise<Result<DossierReply>> {
  const dossier = await desk.withdrawalDossier(id);
  if (dossier === undefined || !sees(key, dossier.withdrawal.brand)) return notFound('withdrawal');
  return success(dossierReply(dossier, await desk.trailOf(id)));
}

export function getWithdrawal(deps: OperatorDeps): OperatorUseCase<'withdrawals-get'> {
  return ({ id }, context) => find(deps, id, context);
}

export function createWithdrawal(deps: OperatorDeps): OperatorUseCase<'withdrawals-create'> {
  const { desk, brands, clock } = deps;
  return async ({ brand, requestId, player, method, currency, minor, fields, reason }, context) => {
    const { key } = context;
    const brandId = brandOf(brands, key, brand);
    if (!brandId.ok) return brandId;
    const amount = toMajor(BigInt(minor), currency);
    const made = await desk.requestWithdrawal(
      {
        scope: { brand: brandId.data, country: player.country, currency },
        playerId: player.id,
        playerName: undefined,
        language: 'en',
        ...{ method, amount, fields },
      },
      {
        accountType: undefined,
        requestKey: JSON.stringify(['operator', key.name, brandId.data, requestId]),
        operator: {
          decision: 'created',
          operatorKey: key.name,
          decidedBy: key.owner,
          reason,
          at: clock.now(),
        },
      },
    );
    return made.ok ? find(deps, made.data, context) : made;
  };
}

type Decision = 'approved' | 'rejected' | 'held';

async function decide(
  deps: OperatorDeps,
  context: OperatorContext,
  decision: Decision,
  { id, reason, playerReason }: { id: string; reason: string; playerReason?: string | undefined },
): Promise<Result<DossierReply>> {
  const found = await find(deps, id, context);
  if (!found.ok) return found;
  const { name: operatorKey, owner: decidedBy, createdBy } = context.key;
  // Whoever asks can't make a second self to approve with.
  const isMadeByAsker = decision === 'approved' && createdBy === found.data.withdrawal.createdBy;
  const outcome = isMadeByAsker
    ? 'own'
    : await deps.desk.decideWithdrawal({
        ...{ decision, operatorKey, decidedBy, reason, playerReason },
        withdrawalId: id,
      });
  switch (outcome) {
    case 'decided':
      return find(deps, id, context);
    case 'own':
      return refuse('operator.ownRequest', 'Whoever asked for a withdrawal can’t approve it.');
    case 'notDecidable':
      return refuse('operator.notDecidable', 'This withdrawal is not in review.');
    case 'unknown':
      return notFound('withdrawal');
  }
}

export function approveWithdrawal(deps: OperatorDeps): OperatorUseCase<'withdrawals-approve'> {
  return (request, context) => decide(deps, context, 'approved', request);
}

export function rejectWithdrawal(deps: OperatorDeps): OperatorUseCase<'withdrawals-reject'> {
  return (request, context) => decide(deps, context, 'rejected', request);
}

export function holdWithdrawal(deps: OperatorDeps): OperatorUseCase<'withdrawals-hold'> {
  return (request, context) => decide(deps, context, 'held', request);
}

/** Asks the provider now; an unknown that stays unknown is told as it is. */
export function recheckWithdrawal(deps: OperatorDeps): OperatorUseCase<'withdrawals-recheck'> {
  return async ({ id }, context) => {
    const found = await find(deps, id, context);
    if (!found.ok) return found;
    await deps.desk.recheckWithdrawal(id);
    return find(deps, id, context);
  };
}
