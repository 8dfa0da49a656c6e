import type { ChangeableCatalogue } from '../ports/catalogue-overrides.ts';
import type { Providers } from '../ports/providers.ts';
import type { Trail } from '../ports/trail.ts';
import type { Wallets } from '../ports/wallet.ts';
import { decideHeld } from '../use-cases/decide-held.ts';
import type { Desk } from '../use-cases/operator/desk.ts';
import { type PayOutDeps, recheckPayout } from '../use-cases/pay-out.ts';
import { type ReceiveWebhookDeps, replayWebhook } from '../use-cases/receive-provider-webhook.ts';
import { type ReconcileBooksDeps, reconcileBooks } from '../use-cases/reconcile-books.ts';
import { type ReconcileDeps, recheckDeposit } from '../use-cases/reconcile-deposits.ts';
import { refreshCatalogue } from '../use-cases/refresh-catalogue.ts';
import { checkRefund, type RefundDeps, refundDeposit, settleManually } from '../use-cases/refund-deposits.ts';
import type { RetryCreditsDeps } from '../use-cases/retry-credits.ts';
import { verifyBooks } from '../use-cases/verify-books.ts';
import { walletTrail } from '../use-cases/wallet-trail.ts';
import type { Stores } from './stores.ts';

export interface DeskDeps {
  readonly stores: Stores;
  readonly catalogue: ChangeableCatalogue;
  readonly providers: Providers;
  readonly wallets: Wallets;
  readonly money: ReconcileDeps & RefundDeps & ReceiveWebhookDeps;
  readonly payouts: PayOutDeps;
  readonly crediting: RetryCreditsDeps;
  readonly reconciling: ReconcileBooksDeps;
  /** The part that wires withdrawals. */
  readonly withdrawals: Pick<
    Desk,
    'listWithdrawals' | 'withdrawalDossier' | 'decideWithdrawal' | 'requestWithdrawal'
  >;
}

/** Wires what the operator's API works with. */
export function wireDesk(deps: DeskDeps): Desk {
  const { stores, catalogue, money, payouts } = deps;
  const { deposits, withdrawals, books } = stores;
  const trails: readonly Trail[] = [
    stores.providerLog,
    stores.webhookTrail,
    walletTrail(stores.walletOperations),
  ];
  return {
    players: stores.players,
    keys: stores.keys,
    repetitions: stores.idempotency,
    sessionCodes: stores.sessionCodes,
    webhooks: stores.webhookLog,
    visits: stores.visits,
    coins: stores.coins,
    reports: stores.reports,
    protection: stores.protection,
    adjustments: stores.adjustments,
    refunds: stores.refunds,
    reconciliations: stores.reconciliations,
    statements: stores.statements,
    providerLog: stores.providerLog,
    overrides: stores.overrides,
    catalogue,
    keepsMoney: (brand) => deps.wallets.of(brand) === deps.wallets.own,
    ...deps.withdrawals,
    listDeposits: (filter) => deposits.list(filter),
    findDeposit: (id) => deposits.find(id),
    depositDossier: (id) => deposits.dossier(id),
    decideHeld: (decision) => decideHeld({ ...money, ...deps.crediting }, decision),
    async trailOf(id) {
      const told = await Promise.all(trails.map((trail) => trail.of(id)));
      return told.flat().sort((one, other) => one.at.getTime() - other.at.getTime());
    },
    recheckDeposit: (id) => recheckDeposit(money, id),
    async recheckWithdrawal(id) {
      const withdrawal = await withdrawals.find(id);
      if (withdrawal) await recheckPayout(payouts, withdrawal);
    },
    refund: (request) => refundDeposit(money, request),
    checkRefund: (refund) => checkRefund(money, refund),
    settleRefund: (refund, reversalId) => settleManually(money, refund, reversalId),
    async replayProviderWebhook(id) {
      const webhook = await stores.providerLog.find(id);
      if (webhook === undefined) return undefined;
      const outcome = await replayWebhook(money, webhook);
      await stores.providerLog.noteReplay(id);
      return outcome;
    },
    reconcile: (asked) => reconcileBooks(deps.reconciling, asked),
    refreshCatalogue: () => refreshCatalogue({ overrides: stores.overrides, catalogue }),
    verify: (since) => verifyBooks({ books, providers: deps.providers, clock: money.clock }, since),
  };
}
