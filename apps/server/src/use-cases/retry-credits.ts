import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import type { Wallet } from '../ports/wallet.ts';

export interface RetryCreditsDeps {
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly outbox: OutboxSignal;
  readonly clock: Clock;
  readonly log: Log;
}

const batch = 50;

/** Credits what is paid and not credited yet: the wallet is asked until it takes the money or an agent decides. */
export async function retryCredits({
  ledger,
  wallet,
  outbox,
  clock,
  log,
}: RetryCreditsDeps): Promise<number> {
  const due = await ledger.claimDue(clock.now(), batch);
  let credited = 0;
  for (const movement of due) {
    try {
      const outcome = await wallet.credit(movement);
      if (outcome === 'taken' && (await ledger.credit(movement.id, clock.now()))) credited += 1;
      if (outcome === 'refused') log.error({ movementId: movement.id }, 'the wallet refuses a credit');
    } catch (error) {
      log.error({ movementId: movement.id, error }, 'a credit failed and is tried again');
    }
  }
  if (credited > 0) outbox.wake();
  return credited;
}
