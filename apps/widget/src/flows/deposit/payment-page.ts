import type { CaptchaPlace } from '../../host/captcha/solve-captcha.ts';
import type { BridgeKind } from '../../host/host-channel.ts';
import type { DepositPhase } from './deposit-flow.ts';
import type { PaymentWindow, PaymentWindows, RedirectTarget } from './payment-windows.ts';
import { isNative, isWebPage } from './redirect-channel.ts';

type WindowState = Extract<DepositPhase, { kind: 'redirected' }>['window'];

export interface PaymentPageDeps {
  readonly windows: PaymentWindows;
  readonly kind: BridgeKind;
  /** The window was closed, which says nothing about the payment. */
  readonly onClosed: () => void;
}

/** The one payment page of a deposit, wherever it is shown. */
export interface PaymentPage {
  /** Synchronously in the click, before the address is known. */
  prepare(): void;
  /** The same, unless the window is still there. */
  ensure(): void;
  /** Shows the target in the prepared window; where none was wanted, host or browser take it. */
  open(target: RedirectTarget, wasPrepared: boolean): WindowState;
  /** From a click of its own. */
  reopen(target: RedirectTarget): WindowState;
  /** From a click of its own, in the player's tab: by the host page where it holds us. */
  here(target: RedirectTarget): WindowState;
  close(): void;
  /** Where a captcha can be solved in it, while it is open. */
  place(): CaptchaPlace | undefined;
}

export function createPaymentPage({ windows, kind, onClosed }: PaymentPageDeps): PaymentPage {
  let current: PaymentWindow | undefined;

  const prepare = (): void => {
    current?.close();
    const opened = windows.open();
    current = opened;
    opened?.onClosed(() => {
      // A window that another one replaced has nothing more to say.
      if (current !== opened) return;
      current = undefined;
      onClosed();
    });
  };

  const handOver = (target: RedirectTarget): WindowState =>
    windows.openExternal(target) ? 'handedOver' : 'blocked';

  return {
    prepare,
    ensure() {
      if (!current) prepare();
    },
    open(target, wasPrepared) {
      if (current) {
        current.redirect(target);
        return 'open';
      }
      // The browser refused the window in the click: only another click can open one.
      return wasPrepared ? 'blocked' : handOver(target);
    },
    reopen(target) {
      if (isNative(kind) || !isWebPage(target)) return handOver(target);
      prepare();
      current?.redirect(target);
      return current ? 'open' : 'blocked';
    },
    here: handOver,
    close() {
      const closing = current;
      current = undefined;
      closing?.close();
    },
    place: () => current?.place,
  };
}
