import type { Clock } from '../ports/clock.ts';
import type { DepositDossier, Deposits } from '../ports/deposits.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import { type Result, refuse, success } from './use-case.ts';

export interface ReleaseDeps {
  readonly deposits: Deposits;
  readonly ledger: Ledger;
  readonly outbox: OutboxSignal;
  readonly clock: Clock;
}

/** An agent has looked at what is held on a deposit and credits it. */
export async function releaseDeposit(deps: ReleaseDeps, id: string): Promise<Result<DepositDossier>> {
  const { deposits, ledger, outbox, clock } = deps;
  const dossier = await deposits.dossier(id);
  if (dossier === undefined) return refuse('banking.depositNotFound', 'There is no such deposit.');
  const held = dossier.movements.filter((movement) => movement.state === 'held');
  if (held.length === 0) {
    return refuse('banking.depositNotPayable', 'Nothing is held on this deposit.');
  }
  for (const movement of held) await ledger.credit(movement.id, clock.now());
  outbox.wake();
  return success((await deposits.dossier(id)) ?? dossier);
}
