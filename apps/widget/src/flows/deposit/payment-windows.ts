import type { CaptchaPlace } from '../../host/captcha/solve-captcha.ts';

/** A payment page of somebody else: where it is and how it is asked for. Checked as safe before it gets here. */
export interface RedirectTarget {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly formParams?: Readonly<Record<string, string>>;
}

/** The window that was opened in the click, before anybody knew its address. */
export interface PaymentWindow {
  redirect(target: RedirectTarget): void;
  close(): void;
  /** Told once, if the window can be watched at all. A closed window says nothing about the payment. */
  onClosed(listener: () => void): () => void;
  /** Where a captcha can be solved in it, until it is redirected. */
  readonly place: CaptchaPlace;
}

/** Windows beside the widget's own. */
export interface PaymentWindows {
  /** Our form page in a window of its own. Only synchronously in a click; undefined where the browser blocks it. */
  open(): PaymentWindow | undefined;
  /** Hands a target to the browser itself (app links, methods without a window). False where it refuses. */
  openExternal(target: RedirectTarget): boolean;
  /** The provider's return page told its opener to ask the status. */
  onReturn(listener: () => void): () => void;
}
