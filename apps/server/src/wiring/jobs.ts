import { vacuum } from '../db/vacuum.ts';
import type { Job } from '../jobs/scheduler.ts';
import type { Database } from '../ports/database.ts';
import { type DeliverWebhooksDeps, deliverWebhooks } from '../use-cases/deliver-webhooks.ts';
import { expireDeposits } from '../use-cases/expire-deposits.ts';
import { type PayOutDeps, payOut } from '../use-cases/pay-out.ts';
import { type ReconcileBooksDeps, reconcileYesterday } from '../use-cases/reconcile-books.ts';
import { type ReconcileDeps, reconcileDeposits } from '../use-cases/reconcile-deposits.ts';
import { type RefreshCatalogueDeps, refreshCatalogue } from '../use-cases/refresh-catalogue.ts';
import { checkRefunds, type RefundDeps } from '../use-cases/refund-deposits.ts';
import { type RelayOutboxDeps, relayOutbox } from '../use-cases/relay-outbox.ts';
import { type RetryCreditsDeps, retryCredits } from '../use-cases/retry-credits.ts';
import { type SweepIdempotencyDeps, sweepIdempotency } from '../use-cases/sweep-idempotency.ts';
import { type TellWalletsDeps, tellWallets } from '../use-cases/tell-wallets.ts';
import type { Stores } from './stores.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

export const relayJob = 'outbox-relay';
export const deliveryJob = 'webhook-delivery';
export const payoutJob = 'pay-out';
export const creditJob = 'credit';

export interface JobDeps {
  readonly database: Database;
  readonly stores: Stores;
  readonly relay: RelayOutboxDeps;
  readonly delivery: DeliverWebhooksDeps;
  readonly reconcile: ReconcileDeps;
  readonly refunds: RefundDeps;
  readonly reconciling: ReconcileBooksDeps;
  readonly overrides: RefreshCatalogueDeps;
  readonly payouts: PayOutDeps;
  readonly credits: RetryCreditsDeps;
  readonly wallet: TellWalletsDeps;
  readonly idempotency: SweepIdempotencyDeps;
  /** Told when the outbox was published, or that somebody else was at it. */
  readonly onRelayed: (outcome: number | 'busy') => void;
}

/** Every job of the server with its interval. */
export function coreJobs(deps: JobDeps): readonly Job[] {
  const { clock } = deps.reconcile;
  const { stores } = deps;
  const before = (ageMs: number) => new Date(clock.now().getTime() - ageMs);
  return [
    { name: relayJob, everyMs: second, run: async () => deps.onRelayed(await relayOutbox(deps.relay)) },
    { name: deliveryJob, everyMs: 2 * second, run: () => deliverWebhooks(deps.delivery) },
    { name: 'expire-deposits', everyMs: 5 * second, run: () => expireDeposits(deps.reconcile) },
    { name: 'reconcile-deposits', everyMs: 2 * second, run: () => reconcileDeposits(deps.reconcile) },
    { name: 'check-refunds', everyMs: 5 * second, run: () => checkRefunds(deps.refunds) },
    { name: 'refresh-catalogue', everyMs: second, run: () => refreshCatalogue(deps.overrides) },
    { name: 'reconcile-books', everyMs: hour, run: () => reconcileYesterday(deps.reconciling) },
    { name: payoutJob, everyMs: 2 * second, run: () => payOut(deps.payouts) },
    {
      name: 'expire-unconfirmed',
      everyMs: minute,
      async run() {
        if ((await stores.withdrawals.expireUnconfirmed(clock.now(), 100)) > 0) deps.payouts.outbox.wake();
      },
    },
    { name: 'apply-limits', everyMs: minute, run: () => stores.protection.applyDue(clock.now()) },
    {
      name: creditJob,
      everyMs: 5 * second,
      async run() {
        await retryCredits(deps.credits);
        await tellWallets(deps.wallet);
      },
    },
    { name: 'renew-leases', everyMs: 5 * second, run: () => stores.idempotency.renewLeases(clock.now()) },
    { name: 'sweep-idempotency', everyMs: 10 * second, run: () => sweepIdempotency(deps.idempotency) },
    {
      name: 'forget-old',
      everyMs: hour,
      async run() {
        await stores.incoming.sweep(before(30 * day));
        await stores.queue.sweep(before(30 * day));
        await stores.outbox.sweep(before(7 * day));
        await stores.coins.sweepRates(before(day));
        await stores.usedCaptchas.sweep(before(day));
        await stores.reports.sweep(before(30 * day));
        await stores.traces.sweep(before(30 * day));
        await stores.providerLog.sweep(before(90 * day));
      },
    },
    { name: 'vacuum', everyMs: 10 * minute, run: () => vacuum(deps.database) },
  ];
}
