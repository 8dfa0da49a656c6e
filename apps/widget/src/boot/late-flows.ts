import { fetchText } from '../api/fetch-text.ts';
import { createBadges } from '../flows/badges.ts';
import { createBalances } from '../flows/balances.ts';
import { createBonusFlow } from '../flows/bonus-flow.ts';
import type { Clock } from '../flows/clock.ts';
import { createConversions } from '../flows/conversion.ts';
import type { CardSealer } from '../flows/deposit/card-sealer.ts';
import { createDepositFlow } from '../flows/deposit/create-deposit-flow.ts';
import { createHistoryFlow } from '../flows/history/create-history-flow.ts';
import { createInvoiceFlow } from '../flows/invoice/create-invoice-flow.ts';
import { createMetrics } from '../flows/metrics.ts';
import { createOnrampFlow } from '../flows/onramp/create-onramp-flow.ts';
import type { PageLifecycle } from '../flows/page-lifecycle.ts';
import type { PendingEntry } from '../flows/pending-entry.ts';
import { createProtectionFlow } from '../flows/protection/create-protection-flow.ts';
import { createRegionsFlow } from '../flows/regions-flow.ts';
import { createStatusFlow } from '../flows/status-flow.ts';
import type { SafeStorage } from '../flows/storage.ts';
import { createWithdrawalFlow } from '../flows/withdrawal/create-withdrawal-flow.ts';
import { createPaymentWindows } from '../host/payment-windows.ts';
import type { Composition, LateFlows } from './compose.ts';

export interface LateFlowDeps extends Pick<Composition, 'services' | 'analytics' | 'delay'> {
  readonly window: Window;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly lifecycle: PageLifecycle;
  readonly entry: PendingEntry;
  /** Origins that payment pages may have over http, for development. */
  readonly httpOrigins: readonly string[];
  /** The operator's origins. */
  readonly allowedOrigins: readonly string[];
}

/** Wires the flows behind the first screen. */
export function createLateFlows(deps: LateFlowDeps): LateFlows {
  const {
    services,
    window,
    clock,
    lifecycle,
    entry,
    storage,
    newId,
    httpOrigins,
    allowedOrigins,
    analytics,
    delay,
  } = deps;
  const { client, host, session, selection, navigator, notifications, texts, methods } = services;
  const { random } = Math;
  const bonus = createBonusFlow({
    client,
    host,
    session,
    methods: methods.store,
    clock,
    notifications,
    texts,
  });
  const status = createStatusFlow({ client, host, clock, lifecycle, entry, random });
  const balances = createBalances({ client });
  const sealCard: CardSealer = async (key, fields) =>
    (await import('../flows/deposit/seal-card.ts')).sealCard(key, fields);
  const windows = createPaymentWindows({
    window,
    host,
    clock,
    formAddress: () => `/${session.getState().product}/form?locale=${texts.locale}`,
  });
  const deposit = createDepositFlow({
    client,
    host,
    navigator,
    session,
    selection,
    bonus,
    status,
    notifications,
    texts,
    analytics,
    delay,
    metrics: createMetrics({ client, clock }),
    entry,
    windows,
    lifecycle,
    clock,
    newId,
    random,
    findMethod: methods.find,
    httpOrigins,
    sealCard,
  });
  return {
    regions: createRegionsFlow({ client, session, storage, navigator, route: services.route }),
    balances,
    history: createHistoryFlow({ client, navigator }),
    protection: createProtectionFlow({ client, session, notifications, texts }),
    withdrawal: createWithdrawalFlow({
      client,
      navigator,
      session,
      selection,
      status,
      notifications,
      texts,
      analytics,
      entry,
      clock,
      newId,
      random,
      sealCard,
      lifecycle,
      balances,
    }),
    status,
    bonus,
    deposit,
    badges: createBadges({
      fetchText,
      product: session.getState().product,
      ownOrigin: window.location.origin,
      allowedOrigins,
    }),
    onramp: createOnrampFlow({ windows, kind: host.kind, status, notifications, texts, httpOrigins }),
    conversions: createConversions({ client, clock }),
    invoice: createInvoiceFlow({
      client,
      navigator,
      selection,
      deposit,
      status,
      clock,
      newId,
      random,
      httpOrigins,
    }),
  };
}
