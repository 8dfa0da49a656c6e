import { randomUUID } from 'node:crypto';
import { adjustmentStore } from '../db/adjustment-store.ts';
import { backlogStore } from '../db/backlog-store.ts';
import { bonusStore } from '../db/bonus-store.ts';
import { bookStore } from '../db/book-store.ts';
import { catalogueOverrideStore } from '../db/catalogue-override-store.ts';
import { circuitStore } from '../db/circuit-store.ts';
import { coinStore } from '../db/coin-store.ts';
import { depositStore } from '../db/deposit-store.ts';
import { idempotencyStore } from '../db/idempotency-store.ts';
import { incomingWebhookStore } from '../db/incoming-webhook-store.ts';
import { instrumentStore } from '../db/instrument-store.ts';
import { operatorKeyStore } from '../db/operator-key-store.ts';
import { outboxStore } from '../db/outbox-store.ts';
import { paymentTraceStore } from '../db/payment-trace-store.ts';
import { payoutStore } from '../db/payout-store.ts';
import { playerStore } from '../db/player-store.ts';
import { protectionStore } from '../db/protection-store.ts';
import { providerLogStore } from '../db/provider-log-store.ts';
import { reconciliationStore } from '../db/reconciliation-store.ts';
import { refundStore } from '../db/refund-store.ts';
import { sessionCodeStore } from '../db/session-code-store.ts';
import { statementStore } from '../db/statement-store.ts';
import { usedCaptchaStore } from '../db/used-captcha-store.ts';
import { visitStore } from '../db/visit-store.ts';
import { walletStore } from '../db/wallet-store.ts';
import { webhookLog, webhookQueue } from '../db/webhook-store.ts';
import { webhookTrail } from '../db/webhook-trail.ts';
import { widgetReportStore } from '../db/widget-report-store.ts';
import { withdrawalStore } from '../db/withdrawal-store.ts';
import type { Ids } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';

/** Every data port over one database. */
export function openStores(database: Database, ids: Ids, log: Log) {
  return {
    deposits: depositStore(database),
    withdrawals: withdrawalStore(database),
    payouts: payoutStore(database),
    players: playerStore(database),
    protection: protectionStore(database),
    bonuses: bonusStore(database),
    instruments: instrumentStore(database),
    coins: coinStore(database),
    visits: visitStore(database),
    incoming: incomingWebhookStore(database),
    outbox: outboxStore(database),
    queue: webhookQueue(database),
    webhookLog: webhookLog(database),
    keys: operatorKeyStore(database, ids),
    sessionCodes: sessionCodeStore(database),
    usedCaptchas: usedCaptchaStore(database),
    walletOperations: walletStore(database),
    circuits: circuitStore(database),
    books: bookStore(database),
    adjustments: adjustmentStore(database),
    refunds: refundStore(database),
    overrides: catalogueOverrideStore(database),
    providerLog: providerLogStore(database, log),
    reconciliations: reconciliationStore(database),
    statements: statementStore(database),
    webhookTrail: webhookTrail(database),
    reports: widgetReportStore(database),
    traces: paymentTraceStore(database),
    backlog: backlogStore(database),
    idempotency: idempotencyStore(database, randomUUID()),
  };
}

export type Stores = ReturnType<typeof openStores>;
