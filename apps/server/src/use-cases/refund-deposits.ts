import type { CreateRefundOutcome, RefundPort } from '@opencashier/provider-kit/refunds';
import type { Deposits } from '../ports/deposits.ts';
import type { ProviderLog } from '../ports/provider-log.ts';
import type { Providers } from '../ports/providers.ts';
import type { Refund, RefundOutcome, RefundRequest, Refunds } from '../ports/refunds.ts';
import { type ApplyEventsDeps, applyDepositEvent } from './apply-deposit-events.ts';

export interface RefundDeps extends ApplyEventsDeps {
  readonly refunds: Refunds;
  readonly providers: Providers;
  readonly deposits: Deposits;
  readonly providerLog: Pick<ProviderLog, 'noteAsked'>;
}

const batch = 20;
/** An order that was sent may still be on its way for so long; only then "not found" is an answer. */
const graceMs = 60_000;

/**
 * Writes a refund down and orders it at the provider that has the money. One that takes no orders leaves it to people, as
 * `manual`. An order whose outcome nobody knows is asked for, and never given again under another name.
 */
export async function refundDeposit(deps: RefundDeps, request: RefundRequest): Promise<RefundOutcome> {
  const { refunds, clock } = deps;
  const port = await portOf(deps, request);
  const outcome = await refunds.request(request, port === undefined, clock.now());
  if (outcome.kind !== 'made' || port === undefined) return outcome;
  await order(deps, port, outcome.refund);
  return { kind: 'made', refund: (await refunds.find(outcome.refund.id)) ?? outcome.refund };
}

/** Of a deposit with payments at several providers the one that is meant; where it is not clear, none is asked. */
async function portOf(
  { deposits, providers }: RefundDeps,
  { depositId, movementId }: RefundRequest,
): Promise<RefundPort | undefined> {
  const movements = (await deposits.dossier(depositId))?.movements ?? [];
  const meant = movements.filter(({ id, state }) =>
    movementId === undefined ? state !== 'returned' : id === movementId,
  );
  return meant.length === 1 && meant[0] ? providers.find(meant[0].provider)?.refunds : undefined;
}

async function order(deps: RefundDeps, port: RefundPort, refund: Refund): Promise<void> {
  const { refunds, clock, log } = deps;
  const { id, provider, reference, transactionId, minor, currency } = refund;
  let outcome: CreateRefundOutcome;
  try {
    outcome = await port.createRefund({
      reference: id,
      depositReference: reference,
      transactionId,
      money: { minor, currency },
    });
  } catch (error) {
    log.error({ provider, reference: id, error }, 'a provider threw');
    outcome = { kind: 'unknown', reason: 'fault' };
  }
  switch (outcome.kind) {
    case 'accepted':
      return refunds.note(id, { state: 'accepted', reversalId: outcome.reversalId }, clock.now());
    case 'refused':
      return refunds.note(id, { state: 'refused', reason: outcome.code }, clock.now());
    case 'unknown':
      return refunds.note(id, { state: 'unknown', reason: outcome.reason }, clock.now());
  }
}

/** Asks the provider what became of a refund. One that it knows nothing of is ordered again under the same reference. */
export async function checkRefund(deps: RefundDeps, refund: Refund): Promise<void> {
  const { refunds, clock } = deps;
  const port = deps.providers.find(refund.provider)?.refunds;
  const isOpen = refund.state === 'calling' || refund.state === 'unknown' || refund.state === 'accepted';
  if (port === undefined || !isOpen) return;
  const found = await port.findRefund({ reference: refund.id, depositReference: refund.reference });
  switch (found.kind) {
    case 'unknown':
      return;
    case 'notFound': {
      const age = clock.now().getTime() - refund.updatedAt.getTime();
      if (refund.state !== 'accepted' && age >= graceMs) await order(deps, port, refund);
      return;
    }
    case 'found':
      await refunds.note(refund.id, { state: 'accepted', reversalId: found.reversalId }, clock.now());
      for (const event of found.events) {
        const outcome = await applyDepositEvent(deps, refund.provider, event);
        deps.providerLog.noteAsked({ provider: refund.provider, event, outcome, at: clock.now() });
      }
  }
}

/** Asks about refunds without news. Returns about how many. */
export async function checkRefunds(deps: RefundDeps): Promise<number> {
  const due = await deps.refunds.claimDue(deps.clock.now(), batch);
  for (const refund of due) {
    try {
      await checkRefund(deps, refund);
    } catch (error) {
      deps.log.error({ refundId: refund.id, error }, 'a refund could not be asked about');
    }
  }
  return due.length;
}

/**
 * Books a refund that people made on the provider's own pages, by the provider's id of it, so that the provider's word, when it
 * comes, is the same one. False where the refund is not manual, or that id is of something else.
 */
export async function settleManually(deps: RefundDeps, refund: Refund, reversalId: string): Promise<boolean> {
  const { refunds, ledger, outbox, clock } = deps;
  if (!(await refunds.nameReversal(refund.id, reversalId, clock.now()))) return false;
  const { provider, reference, transactionId, minor, currency } = refund;
  const webhookId = undefined;
  await ledger.reverse(
    { provider, reference, transactionId, reversalId, kind: 'refund', minor, currency, webhookId },
    clock.now(),
  );
  outbox.wake();
  return (await refunds.find(refund.id))?.state === 'settled';
}
