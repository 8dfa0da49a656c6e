import { noPopupMethods } from '@opencashier/contract/constants';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { BridgeKind } from '../../host/host-channel.ts';
import type { RedirectTarget } from './payment-windows.ts';

export const isNative = (kind: BridgeKind): boolean =>
  kind === 'ios' || kind === 'android' || kind === 'reactNative';

/** Views that end in a room of ours: a window would only flash. On-ramp leaves by a press of its own. */
const roomViews: ReadonlySet<number> = new Set([
  cardViewTypes.india,
  cardViewTypes.p2p,
  cardViewTypes.pix,
  cardViewTypes.eazype,
  cardViewTypes.virtual,
  cardViewTypes.bankTransfer,
  cardViewTypes.cash,
  cardViewTypes.onramp,
]);
const roomCategories: ReadonlySet<string> = new Set(['crypto']);

/** Is a window opened in the click, before the call? Not in native apps, not for the fixed lists, not for rooms of ours. */
export function needsWindow(
  method: Pick<PaymentMethod, 'name'> & Partial<Pick<PaymentMethod, 'cardViewType' | 'category'>>,
  kind: BridgeKind,
): boolean {
  const { name, cardViewType = cardViewTypes.default, category = '' } = method;
  if (isNative(kind) || noPopupMethods.includes(name)) return false;
  return !roomViews.has(cardViewType) && !roomCategories.has(category);
}

/** A web page, which a window can show; anything else is an app's link, which the browser hands on. */
export const isWebPage = (target: RedirectTarget): boolean => /^https?:/i.test(target.url);

/** A payment page that was to be opened, and what became of its window. */
export interface ShownPage {
  readonly url: string;
  /** It is asked for by a form, which no address can stand for. */
  readonly isForm: boolean;
  readonly window: 'open' | 'blocked' | 'closed' | 'handedOver';
}

/** Where else a payment page can be had that no window shows: the lower rungs of the ladder. */
export interface OtherPlaces {
  /** The player's own tab can show it. */
  readonly here: boolean;
  /** What a phone would scan to go on there, where an app that a link wants may be, too. */
  readonly scan: string | undefined;
}

export const nowhereElse: OtherPlaces = { here: false, scan: undefined };

export function otherPlaces({ url, isForm, window }: ShownPage): OtherPlaces {
  const isWeb = isWebPage({ url, method: 'GET' });
  const isStuck = window === 'blocked' || (window === 'handedOver' && !isWeb);
  return { here: window === 'blocked' && isWeb, scan: isStuck && !isForm ? url : undefined };
}
