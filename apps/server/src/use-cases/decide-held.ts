import type { DepositDossier, Deposits } from '../ports/deposits.ts';
import type { HeldDecision } from '../ports/ledger.ts';
import { type RetryCreditsDeps, retryCredits } from './retry-credits.ts';
import { type Result, refuse, success } from './use-case.ts';

export interface DecideDeps extends RetryCreditsDeps {
  readonly deposits: Deposits;
}

/** Somebody of the operator has looked at what is held on a deposit: it is credited, or it is not. */
export async function decideHeld(deps: DecideDeps, decision: HeldDecision): Promise<Result<DepositDossier>> {
  const { deposits, ledger, outbox, clock } = deps;
  const decided = await ledger.decide(decision, clock.now());
  // A wallet of the operator's is told now: whoever decided reads what came of it.
  if (decided > 0) await retryCredits(deps);
  const dossier = await deposits.dossier(decision.depositId);
  if (dossier === undefined) return refuse('banking.depositNotFound', 'There is no such deposit.');
  if (decided === 0) return refuse('banking.depositNotPayable', 'Nothing is held on this deposit.');
  outbox.wake();
  return success(dossier);
}
