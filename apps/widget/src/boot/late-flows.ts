import { transactions } from '@opencashier/contract/calls/transactions';
import type { BrandCaptcha } from '@opencashier/contract/captcha';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import { fetchText } from '../api/fetch-text.ts';
import { createBadges } from '../flows/badges.ts';
import { createBonusFlow } from '../flows/bonus-flow.ts';
import { captchaBefore } from '../flows/captcha/captcha-before.ts';
import type { Clock } from '../flows/clock.ts';
import { createConversions } from '../flows/conversion.ts';
import { createDepositFlow } from '../flows/deposit/create-deposit-flow.ts';
import { createInvoiceFlow } from '../flows/invoice/create-invoice-flow.ts';
import { keepPlace, returnToPlace } from '../flows/kept-place.ts';
import { createMetrics } from '../flows/metrics.ts';
import { tellMissingIcons } from '../flows/missing-icons.ts';
import { createOnrampFlow } from '../flows/onramp/create-onramp-flow.ts';
import type { PageLifecycle } from '../flows/page-lifecycle.ts';
import { askStatus } from '../flows/payment-status-calls.ts';
import { createPendingEntry } from '../flows/pending-entry.ts';
import { createPendingFlow } from '../flows/pending-flow.ts';
import { createRegionsFlow } from '../flows/regions-flow.ts';
import { createStatusFlow } from '../flows/status-flow.ts';
import type { SafeStorage } from '../flows/storage.ts';
import { createPaymentWindows } from '../host/payment-windows.ts';
import type { AccountFlows, Composition, LateFlows } from './compose.ts';
import { createLateCaptcha } from './late-captcha.ts';
import { sealCard } from './late-card.ts';
import { tellOffline } from './offline-notice.ts';
import { tellLanguage } from './tell-language.ts';

/** No sprite of icons is larger. */
const spriteBytes = 1_048_576;

export interface LateFlowDeps extends Pick<Composition, 'services' | 'analytics' | 'delay'> {
  readonly window: Window;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly lifecycle: PageLifecycle;
  /** Origins that payment pages may have over http, for development. */
  readonly httpOrigins: readonly string[];
  /** The operator's origins. */
  readonly allowedOrigins: readonly string[];
  /** Ids of the brand's captchas, if it has any. */
  readonly captchas: BrandCaptcha | undefined;
  /** In the sweepstakes: the coin package that is bought. */
  readonly chosenBox?: (() => Box | undefined) | undefined;
}

/** Wires the flows behind the first screen. */
export function createLateFlows(deps: LateFlowDeps): Omit<LateFlows, AccountFlows> {
  const {
    services,
    window,
    clock,
    lifecycle,
    storage,
    newId,
    httpOrigins,
    allowedOrigins,
    analytics,
    delay,
  } = deps;
  const { client, host, session, selection, navigator, notifications, texts, methods } = services;
  const { random } = Math;
  tellMissingIcons({
    fetchSprite: () => fetchText(services.sprite, spriteBytes),
    methods: methods.store,
    host,
  });
  const entry = createPendingEntry(storage);
  const { route } = services;
  if (session.getState().parent?.isReload) {
    const methodsOf = { deposit: methods, withdrawal: services.withdrawalMethods };
    returnToPlace({ storage, route, navigator, selection, methodsOf, clock });
  }
  tellOffline(window, services);
  tellLanguage(services);
  keepPlace({ storage, entry, route, lifecycle, clock });
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
  /** Of a page of ours beside this one. */
  const addressOf = (page: string): string => {
    const { product, brand } = session.getState();
    return `/${product}/${page}?locale=${texts.locale}&brand=${brand}`;
  };
  const windows = createPaymentWindows({
    window,
    host,
    clock,
    formAddress: () => addressOf('form'),
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
    chosenBox: deps.chosenBox,
    captcha: createLateCaptcha({
      window,
      clock,
      host,
      session,
      analytics,
      texts,
      address: () => addressOf('captcha'),
    }),
    captchaBefore: (method) =>
      captchaBefore(method, deps.captchas, session.getState().parent?.geetestCaptchaId),
  });
  return {
    underWay: createPendingFlow({
      store: services.pending.store,
      calls: {
        askOpen: (request) => client.call(transactions, request),
        askStatus: (kind, paymentId, paymentMethod) => askStatus(client, { kind, paymentId, paymentMethod }),
      },
      onPush: client.onPush,
      navigator,
      entry,
    }),
    regions: createRegionsFlow({ client, session, storage, navigator, route: services.route }),
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
