import type { BrandPolicies } from '../ports/brand-policies.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import type { Wallets } from '../ports/wallet.ts';

export interface RetryCreditsDeps {
  readonly ledger: Ledger;
  readonly wallets: Wallets;
  readonly brands: BrandPolicies;
  readonly outbox: OutboxSignal;
  readonly clock: Clock;
  readonly log: Log;
}

const batch = 50;

/** Credits what is paid and not credited yet: the wallet is asked until it takes the money or an agent decides. */
export async function retryCredits(deps: RetryCreditsDeps): Promise<number> {
  const { ledger, wallets, brands, outbox, clock, log } = deps;
  const ids = brands.all().map(({ id }) => id);
  const due = await ledger.claimDue(ids, clock.now(), batch);
  const outcomes = await Promise.all(
    due.map(async (movement) => {
      try {
        const wallet = movement.isWalletOutside ? wallets.outside : wallets.own;
        const outcome = await wallet.credit(movement, clock.now());
        if (outcome === 'held') log.error({ movementId: movement.id }, 'the wallet refuses a credit');
        return outcome;
      } catch (error) {
        log.error({ movementId: movement.id, error }, 'a credit failed and is tried again');
        return 'due';
      }
    }),
  );
  const moved = outcomes.filter((outcome) => outcome !== 'due');
  if (moved.length > 0) outbox.wake();
  return moved.length;
}
