import { captchaVerifier } from '../captcha/verifier.ts';
import { changeableCatalogue } from '../catalogue/changeable-catalogue.ts';
import { createScheduler } from '../jobs/scheduler.ts';
import { sqlLedger } from '../ledger/sql-ledger.ts';
import type { Database } from '../ports/database.ts';
import { noMetrics } from '../ports/metrics.ts';
import type { OutboxSignal } from '../ports/outbox.ts';
import type { Providers } from '../ports/providers.ts';
import { noTracing } from '../ports/tracing.ts';
import { observeProviders } from '../providers/observed-providers.ts';
import { circuitRulesOf } from '../providers/provider-registry.ts';
import { bonusList } from '../use-cases/bonus-list.ts';
import { depositCancel } from '../use-cases/deposit-cancel.ts';
import { depositCheck } from '../use-cases/deposit-check.ts';
import { depositComplete } from '../use-cases/deposit-complete.ts';
import { depositCreate } from '../use-cases/deposit-create.ts';
import { depositCreateP2p } from '../use-cases/deposit-create-p2p.ts';
import { depositCreateSweepstake } from '../use-cases/deposit-create-sweepstake.ts';
import { depositLimits } from '../use-cases/deposit-limits.ts';
import { depositPrepare } from '../use-cases/deposit-prepare.ts';
import { depositStatus } from '../use-cases/deposit-status.ts';
import { externalDepositContinue } from '../use-cases/external-deposit-continue.ts';
import { rateFinder } from '../use-cases/find-rate.ts';
import { guardCaptcha } from '../use-cases/guard-captcha.ts';
import { guardCardData } from '../use-cases/guard-card-data.ts';
import { ofBox, ofClaim, ofCreate, ofPeerToPeer } from '../use-cases/guarded-requests.ts';
import { methodsPaymentV3 } from '../use-cases/methods-payment-v3.ts';
import { operatorMessages } from '../use-cases/operator-message.ts';
import { paymentConvertV2 } from '../use-cases/payment-convert-v2.ts';
import { receiveProviderWebhook } from '../use-cases/receive-provider-webhook.ts';
import { sessionFormOnCloseModal } from '../use-cases/session-form-on-close-modal.ts';
import { sessionStart } from '../use-cases/session-start.ts';
import { sweepstakeBalanceGet } from '../use-cases/sweepstake-balance-get.ts';
import { sweepstakeBoxes } from '../use-cases/sweepstake-boxes.ts';
import { sweepstakeRecoupSum } from '../use-cases/sweepstake-recoup-sum.ts';
import { rateLocker } from '../use-cases/sweepstakes/lock-rate.ts';
import { transactions } from '../use-cases/transactions.ts';
import { recoverReply, withIdempotency } from '../use-cases/with-idempotency.ts';
import {
  operatorCodeSender,
  operatorRedemptionCheck,
  operatorWithdrawalCheck,
} from '../webhooks/operator-questions.ts';
import { webhookSender } from '../webhooks/webhook-sender.ts';
import type { Core, CoreCalls, CoreConfig, CoreDeps } from './core-types.ts';
import { coreJobs, creditJob, deliveryJob, payoutJob, relayJob } from './jobs.ts';
import type { Stores } from './stores.ts';
import { wireDesk } from './wire-desk.ts';
import { wireWallets } from './wire-wallets.ts';
import { wireWithdrawals } from './wire-withdrawals.ts';

/** While another server publishes, this one looks again soon: its own events may have come too late for that one. */
const relayRetryMs = 50;

export interface CoreParts {
  readonly database: Database;
  readonly stores: Stores;
  readonly providers: Providers;
}

type WireConfig = Pick<CoreConfig, 'publicUrl' | 'product' | 'allowLoopbackWebhooks' | 'walletTimeoutMs'> &
  Partial<Pick<CoreConfig, 'providers'>>;
type WireDeps = Omit<CoreDeps, 'fetch'> & Partial<Pick<CoreDeps, 'fetch'>>;

/** Wires the use cases and jobs over a database and providers that are open already; closing the core closes them. */
export function wireCore(
  { database, stores, ...parts }: CoreParts,
  config: WireConfig,
  deps: WireDeps,
): Core {
  const { clock, ids, timers, log, brands, metrics = noMetrics, tracing = noTracing } = deps;
  const catalogue = changeableCatalogue(deps.catalogue);
  const { traces, providerLog } = stores;
  const providers = observeProviders(parts.providers, { metrics, tracing, traces, clock, log });
  metrics.watchBacklog(() => stores.backlog.count(clock.now()));
  const { deposits, players, bonuses, visits, instruments, withdrawals, payouts, protection, coins } = stores;
  const ledger = sqlLedger(database, ids, true);
  const { allowLoopbackWebhooks: allowLoopback, walletTimeoutMs: timeoutMs } = config;
  const wallet = wireWallets({ stores, ledger, brands, clock, allowLoopback, timeoutMs });
  const { wallets } = wallet;
  const outbox: OutboxSignal = {
    wake() {
      scheduler.wake(relayJob);
      if (wallet.isAnyOutside) scheduler.wake(creditJob);
    },
  };

  const incoming = stores.incoming;
  const money = {
    ...{ deposits, payouts, ledger, incoming, outbox, instruments, ids, clock, log, providers, providerLog },
    ...{ refunds: stores.refunds, tracing, traces },
  };
  const { books, reconciliations, overrides } = stores;
  const reconciling = { books, reconciliations, providers, ids, clock, log };
  const idempotency = { store: stores.idempotency, clock };
  const routing = {
    circuits: stores.circuits,
    circuitRulesOf: circuitRulesOf(config.providers ?? []),
    metrics,
  };
  const creating = {
    ...money,
    ...routing,
    catalogue,
    brands,
    bonuses,
    players,
    protection,
    wallets,
    webhookUrlOf: (provider: string) => `${config.publicUrl}/api/webhooks/${provider}`,
    returnAddressOf: (returnId: string) => `${config.publicUrl}/${config.product}/return/${returnId}`,
  };
  const captcha = {
    brands,
    verifier: captchaVerifier({ fetch: deps.fetch ?? fetch, log }),
    used: stores.usedCaptchas,
    clock,
    log,
  };
  const create = guardCaptcha(captcha, ({ paymentType }) => paymentType, depositCreate(creating));
  const createP2p = guardCaptcha(captcha, ({ paymentMethod }) => paymentMethod, depositCreateP2p(creating));
  const buyBox = guardCaptcha(captcha, ({ paymentType }) => paymentType, depositCreateSweepstake(creating));
  const complete = depositComplete({ ...money, catalogue });
  const proceed = externalDepositContinue({ deposits, catalogue, clock });

  const sender = webhookSender({ brands, clock, allowLoopback: config.allowLoopbackWebhooks });
  const questions = { brands, sender, ids, clock };
  const findRate = rateFinder({ providers, clock, log });
  const lockRate = rateLocker({ coins, findRate, ids, clock });
  const paying = {
    ...creating,
    withdrawals,
    coins,
    lockRate,
    redemptionCheck: operatorRedemptionCheck(questions),
    codes: operatorCodeSender(questions),
    check: operatorWithdrawalCheck(questions),
    wakePayouts: () => scheduler.wake(payoutJob),
  };
  const outgoing = wireWithdrawals(paying, idempotency);

  const crediting = { ...money, wallets, brands };
  const scheduler = createScheduler(
    coreJobs({
      database,
      stores,
      relay: {
        outbox: stores.outbox,
        pushes: deps.pushes,
        clock,
        log,
        metrics,
        toMessages: operatorMessages(brands, ids),
      },
      delivery: {
        queue: stores.queue,
        sender,
        clock,
        log,
        metrics,
      },
      reconcile: money,
      refunds: money,
      reconciling,
      overrides: { overrides, catalogue },
      payouts: creating,
      credits: crediting,
      wallet: { ...paying, operations: wallet.operations, teller: wallet.teller },
      idempotency: {
        ...idempotency,
        log,
        recoveries: new Map([
          [create.call, async (id) => (await recoverReply(create, id, idempotency)) !== undefined],
          [
            outgoing.create.call,
            async (id) => (await recoverReply(outgoing.create, id, idempotency)) !== undefined,
          ],
          [
            outgoing.redeem.call,
            async (id) => (await recoverReply(outgoing.redeem, id, idempotency)) !== undefined,
          ],
          [buyBox.call, async (id) => (await recoverReply(buyBox, id, idempotency)) !== undefined],
          [createP2p.call, async (id) => (await recoverReply(createP2p, id, idempotency)) !== undefined],
        ]),
      },
      onRelayed(outcome) {
        if (outcome === 'busy') timers.after(relayRetryMs, outbox.wake);
        else if (outcome > 0) scheduler.wake(deliveryJob);
      },
    }),
    timers,
    log,
  );

  const calls: CoreCalls = {
    'deposit-create': waking(
      guardCardData(catalogue, ofCreate, withIdempotency(create, idempotency)),
      outbox,
    ),
    'deposit-create-p2p': waking(
      guardCardData(catalogue, ofPeerToPeer, withIdempotency(createP2p, idempotency)),
      outbox,
    ),
    'deposit-create-sweepstake': waking(
      guardCardData(catalogue, ofBox, withIdempotency(buyBox, idempotency)),
      outbox,
    ),
    'deposit-prepare': depositPrepare({ ...routing, catalogue, providers, instruments, log }),
    'deposit-check': depositCheck({ deposits, clock }),
    'deposit-complete': waking(
      guardCardData(catalogue, ofClaim, withIdempotency(complete, idempotency)),
      outbox,
    ),
    'payment-convert-v2': paymentConvertV2({ findRate, lockRate, brands, clock }),
    'deposit-cancel': waking(depositCancel({ ...money, catalogue }), outbox),
    'deposit-status': depositStatus({ deposits, catalogue, clock }),
    'deposit-limits': depositLimits({ catalogue }),
    'external-deposit-continue': withIdempotency(proceed, idempotency),
    ...outgoing.calls,
    transactions: transactions({ deposits, withdrawals, catalogue, brands, clock }),
    'methods-payment-v3': methodsPaymentV3(catalogue, brands),
    'sweepstake-balance-get': sweepstakeBalanceGet({ coins }),
    'sweepstake-boxes': sweepstakeBoxes({ catalogue, brands }),
    'sweepstake-recoup-sum': sweepstakeRecoupSum({ coins }),
    'session-start': sessionStart({ visits, players, clock, ids }),
    'session-form-on-close-modal': sessionFormOnCloseModal({ visits, clock }),
    'bonus-list': bonusList({ bonuses, clock }),
  };

  return {
    database: database.kind,
    calls,
    catalogue,
    operator: wireDesk({
      ...{ stores, catalogue, providers, wallets, money, reconciling },
      payouts: creating,
      crediting,
      withdrawals: outgoing.desk,
    }),
    wallets,
    receiveWebhook: (provider, webhook) => receiveProviderWebhook(money, provider, webhook),
    async findReturn(returnId) {
      const deposit = await deposits.findByReturnId(returnId);
      return deposit && { brand: deposit.brand, returnUrl: deposit.returnUrl };
    },
    jobs: scheduler,
    async isReady() {
      try {
        await database.run({ text: 'select 1' });
        return true;
      } catch (error) {
        log.warn({ error }, 'the database does not answer');
        return false;
      }
    },
    async close() {
      await scheduler.stop();
      await providerLog.settled();
      await database.close();
    },
  };
}

/** Lets the relay look at once at what a call may have written. */
function waking<Arguments extends readonly unknown[], Value>(
  call: (...values: Arguments) => Promise<Value>,
  outbox: OutboxSignal,
): (...values: Arguments) => Promise<Value> {
  return async (...values) => {
    try {
      return await call(...values);
    } finally {
      outbox.wake();
    }
  };
}
