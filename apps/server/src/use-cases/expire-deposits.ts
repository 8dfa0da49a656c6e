import type { Clock } from '../ports/clock.ts';
import type { Deposits } from '../ports/deposits.ts';
import type { OutboxSignal } from '../ports/outbox.ts';

export interface ExpireDeps {
  readonly deposits: Deposits;
  readonly outbox: OutboxSignal;
  readonly clock: Clock;
}

const batch = 200;

/** Ends deposits whose time is over. One whose outcome at the provider is unknown is left to reconciling. */
export async function expireDeposits({ deposits, outbox, clock }: ExpireDeps): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await deposits.expireDue(clock.now(), batch);
    total += expired;
    if (expired > 0) outbox.wake();
    if (expired < batch) return total;
  }
}
