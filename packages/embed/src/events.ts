/** How a payment stands for the player: `waiting` is on its way, `accepted` is taken in, `mistaked` did not work. */
export type PaymentStatus = 'accepted' | 'mistaked' | 'processed' | 'waiting';

/** Everything the widget tells its page, by name. What each means and what to do is in the guide to host events. */
export interface CashierEvents {
  /** The widget has its data and starts. */
  init: undefined;
  /** The first screen is shown and reacts. */
  fullLoaded: undefined;
  /** The player closed the widget: hide or destroy it. */
  close: undefined;
  /** An error page is shown. */
  displayError: { message: string; stack?: string; code?: string };
  /** The widget could not start. */
  initError: { code: string; message?: string };
  /** The live connection was lost and is tried again. */
  socketReconnectAttempt: { attempt: number };
  /** The token is no longer valid. With a token function the SDK fetches a fresh one by itself. */
  tokenExpired: undefined;
  /** A language file or a single text is missing. */
  onLocaleError: { locale: string; key?: string; message?: string };
  /** A text to copy where the frame may not; the SDK copies it unless you listen. */
  copyToBuffer: { text: string };
  /** A payment page has to open in the whole window; the SDK goes there unless you listen. */
  redirect: { url: string; method?: 'GET' | 'POST'; formParams?: Record<string, string> };
  depositStatus: { depositId: string; status: PaymentStatus; amount?: number; currency?: string };
  withdrawalStatus: { withdrawalId: string; status: PaymentStatus };
  /** Height of what is shown, in CSS pixels. */
  resize: { height: number };
  /** A step of the player, for your analytics; never card or personal data. */
  analytics: { event: string; event_cat: string; [detail: string]: unknown };
}

export type CashierEventName = keyof CashierEvents;
export type CashierListener<Name extends CashierEventName> = (payload: CashierEvents[Name]) => void;

/** Listeners by event, one emitter per mounted widget. */
export class Emitter {
  readonly #listeners = new Map<CashierEventName, Set<(payload: never) => void>>();

  on<Name extends CashierEventName>(name: Name, listener: CashierListener<Name>): () => void {
    const set = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, set);
    set.add(listener);
    return () => void set.delete(listener);
  }

  has(name: CashierEventName): boolean {
    return (this.#listeners.get(name)?.size ?? 0) > 0;
  }

  /** One listener's error must not keep the others, or the SDK, from going on. */
  emit<Name extends CashierEventName>(name: Name, payload: CashierEvents[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      try {
        (listener as CashierListener<Name>)(payload);
      } catch (error) {
        reportError(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
