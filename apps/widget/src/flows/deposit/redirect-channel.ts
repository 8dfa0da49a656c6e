import { noPopupMethods } from '@opencashier/contract/constants';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { BridgeKind } from '../../host/host-channel.ts';
import type { RedirectTarget } from './payment-windows.ts';

export const isNative = (kind: BridgeKind): boolean =>
  kind === 'ios' || kind === 'android' || kind === 'reactNative';

/** Is a window opened in the click, before the call? Not in native apps, not for the fixed lists, not for on-ramp. */
export function needsWindow(method: Pick<PaymentMethod, 'name' | 'cardViewType'>, kind: BridgeKind): boolean {
  const isOnramp = method.cardViewType === cardViewTypes.onramp;
  return !isNative(kind) && !noPopupMethods.includes(method.name) && !isOnramp;
}

/** A web page, which a window can show; anything else is an app's link, which the browser hands on. */
export const isWebPage = (target: RedirectTarget): boolean => /^https?:/i.test(target.url);
