import { createStore } from 'zustand/vanilla';
import type { BridgeKind } from '../../host/host-channel.ts';
import { isSafeUrl } from '../../host/safe-url.ts';
import type { Texts } from '../../i18n/texts.ts';
import { createPaymentPage } from '../deposit/payment-page.ts';
import type { PaymentWindows, RedirectTarget } from '../deposit/payment-windows.ts';
import { nowhereElse, otherPlaces } from '../deposit/redirect-channel.ts';
import type { Notifications } from '../notifications.ts';
import type { StatusFlow } from '../status.ts';
import type { OnrampFlow, OnrampState } from './onramp.ts';

export interface OnrampDeps {
  readonly windows: PaymentWindows;
  readonly kind: BridgeKind;
  readonly status: Pick<StatusFlow, 'refresh'>;
  readonly notifications: Pick<Notifications, 'show'>;
  readonly texts: Pick<Texts, 'text'>;
  /** Origins that payment pages may have over http, for development. */
  readonly httpOrigins: readonly string[];
}

const nothing: OnrampState = { chosen: undefined, window: 'none' };

export function createOnrampFlow(deps: OnrampDeps): OnrampFlow {
  const { windows, kind, status, notifications, texts, httpOrigins } = deps;
  const store = createStore<OnrampState>(() => nothing);
  const page = createPaymentPage({
    windows,
    kind,
    onClosed() {
      if (store.getState().window === 'open') store.setState({ window: 'closed' });
      status.refresh();
    },
  });

  const show = (
    url: string | undefined,
    where: 'reopen' | 'here' = 'reopen',
  ): OnrampState['window'] | undefined => {
    if (url === undefined || !isSafeUrl(url, { httpOrigins })) {
      notifications.show({ tone: 'danger', text: texts.text('common.errors.unsafeAddress') });
      return undefined;
    }
    const target: RedirectTarget = { url, method: 'GET' };
    return page[where](target);
  };

  const showChosen = (where: 'reopen' | 'here'): void => {
    const { chosen } = store.getState();
    const window = chosen && show(chosen.source, where);
    if (window) store.setState({ window });
  };

  return {
    store,
    choose(offer) {
      const window = show(offer.source);
      if (window) store.setState({ chosen: offer, window });
    },
    openAgain: () => showChosen('reopen'),
    payHere: () => showChosen('here'),
    otherPlaces() {
      const { chosen, window } = store.getState();
      const url = chosen?.source;
      return url && window !== 'none' ? otherPlaces({ url, isForm: false, window }) : nowhereElse;
    },
    backToOffers() {
      page.close();
      store.setState(nothing);
    },
    // The seller's page stays open: the payment may be under way there.
    leave: () => store.setState(nothing),
  };
}
