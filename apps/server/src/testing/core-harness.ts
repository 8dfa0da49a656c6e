import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import type { PushName } from '@opencashier/contract/pushes/registry';
import type { CreateDepositOutcome, Provider } from '@opencashier/provider-kit/provider';
import { type CircuitRules, usualCircuitRules } from '../domain/circuit.ts';
import { sqlLedger } from '../ledger/sql-ledger.ts';
import type { BrandWallet, BrandWebhook } from '../ports/brand-policies.ts';
import {
  cautiousWithdrawals,
  type ProtectionRules,
  type SweepstakesRules,
  type WithdrawalRules,
} from '../ports/brand-rules.ts';
import type { CaptchaRules } from '../ports/captcha.ts';
import type { Database } from '../ports/database.ts';
import type { Player } from '../ports/identity.ts';
import { noMetrics } from '../ports/metrics.ts';
import type { CreateRequest } from '../use-cases/create-request.ts';
import { payOut } from '../use-cases/pay-out.ts';
import type { CallContext } from '../use-cases/use-case.ts';
import { openStores } from '../wiring/stores.ts';
import { wireCore } from '../wiring/wire-core.ts';
import { countingIds, type ManualClock, manualClock, manualTimers } from './manual-clock.ts';
import { quietLog } from './quiet-log.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import { scriptedProvider } from './scripted-provider.ts';

type PeerToPeerRequest = RequestOf<Calls['deposit-create-p2p']>;

export interface HarnessOptions {
  readonly webhook?: BrandWebhook;
  readonly clock?: ManualClock;
  readonly withdrawals?: Partial<WithdrawalRules>;
  readonly protection?: readonly ProtectionRules[];
  readonly sweepstakes?: SweepstakesRules;
  readonly captcha?: CaptchaRules;
  readonly wallet?: BrandWallet;
  readonly walletTimeoutMs?: number;
  /** Tests share a database, and so the circuit breakers in it: they stay closed unless told. */
  readonly circuit?: CircuitRules;
}

const unbreakable: CircuitRules = { ...usualCircuitRules, failures: Number.MAX_SAFE_INTEGER };

let brands = 0;

/** A core over a test's database, with a brand of its own, two scripted providers and everything in the test's hands. */
export function coreHarness(database: Database, options: HarnessOptions = {}) {
  brands += 1;
  const brand = `brand-${brands}`;
  const clock = options.clock ?? manualClock();
  const counting = countingIds();
  const ids = { next: (prefix: string) => `${counting.next(prefix)}-${brand}` };
  const timers = manualTimers();
  const log = quietLog();
  const first = scriptedProvider('first', brand);
  const second = scriptedProvider('second', brand);
  const pushed: { readonly player: string; readonly name: PushName; readonly payload: unknown }[] = [];

  /** Wires another core over the same database, as a restart or a second server would. */
  const wire = () => {
    const stores = openStores(database, ids, log);
    const core = wireCore(
      {
        database,
        stores,
        providers: providersOf(first, second),
      },
      {
        publicUrl: 'https://cashier.example',
        product: 'cashier',
        allowLoopbackWebhooks: true,
        walletTimeoutMs: options.walletTimeoutMs ?? 20_000,
        providers: [first, second].map(({ id }) => ({
          provider: id,
          config: {},
          circuit: options.circuit ?? unbreakable,
        })),
      },
      {
        clock,
        ids,
        timers,
        log,
        catalogue: sampleCatalogue,
        brands: brandPolicies(brand, options),
        pushes: {
          async publish(pushBrand, player, name, payload) {
            if (pushBrand === brand) pushed.push({ player, name, payload });
          },
        },
      },
    );
    return { core, stores };
  };

  const player = (id: string, change: Partial<Player> = {}): Player => ({
    brand,
    id,
    country: 'US',
    currency: 'USD',
    expiresAt: new Date('2030-01-01T00:00:00.000Z'),
    profile: { name: 'Ann', email: 'ann@example.com' },
    ...change,
  });

  const context = (id: string, idempotencyKey?: string, change: Partial<Player> = {}): CallContext => ({
    player: player(id, change),
    language: 'en',
    transport: 'http',
    requestId: 'req',
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

  const wired = wire();
  /** Runs the paying-out job alone, once. */
  const runPayouts = async (): Promise<void> => {
    await payOut({
      payouts: wired.stores.payouts,
      players: wired.stores.players,
      incoming: wired.stores.incoming,
      providerLog: wired.stores.providerLog,
      catalogue: sampleCatalogue,
      providers: providersOf(first, second),
      outbox: { wake: () => undefined },
      webhookUrlOf: (provider) => `https://cashier.example/api/webhooks/${provider}`,
      circuits: wired.stores.circuits,
      circuitRulesOf: () => options.circuit ?? unbreakable,
      metrics: noMetrics,
      clock,
      log,
    });
  };

  const ledger = sqlLedger(database, ids, true);
  return {
    ...{ brand, clock, ids, timers, log, first, second, pushed, wire, database, ledger },
    ...wired,
    ...{ player, context, runPayouts },
  };
}

function providersOf(...all: readonly Provider[]) {
  return { find: (id: string) => all.find((provider) => provider.id === id), all: () => all };
}

function brandPolicies(
  id: string,
  { webhook, withdrawals, protection, sweepstakes, captcha, wallet }: HarnessOptions,
) {
  const policy = {
    id,
    origins: ['https://casino.example'],
    ...(webhook === undefined ? {} : { webhook }),
    withdrawals: { ...cautiousWithdrawals, ...withdrawals },
    ...(protection === undefined ? {} : { protection }),
    ...(sweepstakes === undefined ? {} : { sweepstakes }),
    ...(captcha === undefined ? {} : { captcha }),
    ...(wallet === undefined ? {} : { wallet }),
  };
  return { find: (brand: string) => (brand === id ? policy : undefined), all: () => [policy] };
}

export type Harness = ReturnType<typeof coreHarness>;

/**
 * Runs every job, twice: jobs that want the same row skip what another has locked, and come to it the next time, since
 * nothing else does in time that stands still.
 */
export async function runJobs({ core }: Pick<Harness, 'core'>): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    core.jobs.start();
    await core.jobs.stop();
  }
}

/** A create of 25 dollars by bank, with changes. */
export function createOf(change: Partial<CreateRequest> = {}): CreateRequest {
  return {
    amount: 25,
    currency: 'USD',
    fields: {},
    isActivatedBonus: false,
    paymentType: 'bank',
    metadata: { isFromChip: false },
    ...change,
  };
}

/** A peer-to-peer create of 25 dollars, with changes. */
export function peerToPeerOf(change: Partial<PeerToPeerRequest> = {}): PeerToPeerRequest {
  const { paymentType: _type, ...shared } = createOf();
  return { ...shared, depositId: 0, paymentMethod: 'friend', ...change };
}

/** What a provider answers to a peer-to-peer create. */
export const payCard: Extract<CreateDepositOutcome, { kind: 'created' }> = {
  kind: 'created',
  providerReference: 'theirs',
  instruction: {
    kind: 'requisites',
    requisites: [
      { name: 'card', labelKey: 'requisite.card', value: '8600 4904 0000 0000', isCopyable: true },
    ],
    card: { number: '8600490400000000', bank_type: 'kapitalbank' },
  },
  timeoutMinutes: 15,
};
