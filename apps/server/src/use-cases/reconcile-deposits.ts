import { sourcesOf } from '../domain/deposit-state.ts';
import type { DepositAttempt } from '../ports/deposit-attempts.ts';
import type { Deposit } from '../ports/deposits.ts';
import type { ProviderLog } from '../ports/provider-log.ts';
import type { Providers } from '../ports/providers.ts';
import { type ApplyEventsDeps, applyDepositEvent } from './apply-deposit-events.ts';

export interface ReconcileDeps extends ApplyEventsDeps {
  readonly providers: Providers;
  readonly providerLog: Pick<ProviderLog, 'noteAsked'>;
}

const batch = 20;
/** A create that was sent may still be on its way to the provider for so long; only then "not found" is an answer. */
const graceMs = 60_000;

/**
 * Asks providers about deposits without news: attempts whose outcome nobody knows (a time-out, a crash between their yes
 * and our commit) and payments whose webhook may have been lost. Nothing is ever created again here.
 *
 * @returns how many deposits were asked about
 */
export async function reconcileDeposits(deps: ReconcileDeps): Promise<number> {
  const claimed = await deps.deposits.claimForReconcile(deps.clock.now(), batch);
  for (const deposit of claimed) {
    try {
      await reconcile(deps, deposit);
    } catch (error) {
      deps.log.error({ depositId: deposit.id, error }, 'a deposit could not be reconciled');
    }
  }
  await deps.ledger.applyParked(deps.clock.now());
  deps.outbox.wake();
  return claimed.length;
}

/** Asks about one deposit now, whatever its schedule. */
export async function recheckDeposit(deps: ReconcileDeps, id: string): Promise<void> {
  const deposit = await deps.deposits.find(id);
  if (deposit !== undefined) await reconcile(deps, deposit);
  await deps.ledger.applyParked(deps.clock.now());
  deps.outbox.wake();
}

async function reconcile(deps: ReconcileDeps, deposit: Deposit): Promise<void> {
  const attempts = await deps.deposits.attempts(deposit.id);
  for (const attempt of attempts) {
    if (attempt.state !== 'declined')
      await reconcileAttempt(deps, deposit, attempt, attempts.at(-1) === attempt);
  }
}

async function reconcileAttempt(
  deps: ReconcileDeps,
  deposit: Deposit,
  attempt: DepositAttempt,
  isLatest: boolean,
): Promise<void> {
  const provider = deps.providers.find(attempt.provider);
  if (provider === undefined) return;
  const found = await provider.findDeposit(attempt.reference);
  const at = deps.clock.now();
  const isOpenQuestion = attempt.state === 'calling' || attempt.state === 'unknown';
  switch (found.kind) {
    case 'unknown':
      return;
    case 'notFound': {
      if (!isOpenQuestion || at.getTime() - attempt.createdAt.getTime() < graceMs) return;
      const reason = 'notFound';
      const { reference } = attempt;
      await deps.deposits.recordOutcome({ kind: 'declined', reference, depositId: deposit.id, reason, at });
      if (isLatest) await deps.deposits.transition(deposit.id, sourcesOf('failed'), 'failed', { reason, at });
      return;
    }
    case 'found': {
      if (isOpenQuestion) {
        await deps.deposits.recordOutcome({
          kind: 'created',
          reference: attempt.reference,
          depositId: deposit.id,
          providerReference: found.providerReference,
          instruction: found.instruction,
          ...(found.timeoutMinutes === undefined
            ? {}
            : { expiresAt: new Date(attempt.createdAt.getTime() + found.timeoutMinutes * 60_000) }),
          at,
        });
      }
      for (const event of found.events) {
        const outcome = await applyDepositEvent(deps, provider.id, event);
        deps.providerLog.noteAsked({ provider: provider.id, event, outcome, at });
      }
      return;
    }
  }
}
