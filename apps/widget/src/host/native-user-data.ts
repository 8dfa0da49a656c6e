import { webViewPollIntervalMs, webViewTimeoutMs } from '@opencashier/contract/constants';
import type { HostWindow } from './host-window.ts';

interface Clock {
  after(delayMs: number, run: () => void): () => void;
}

/** The text of the error when the app never set its data. */
const userDataMissing = "Can't find a property in window";

/**
 * The data that a native app puts on `window.cashierUserData`, looked for every 10 milliseconds for 5 seconds.
 * @throws Error with the fixed text when it does not come
 */
export function pollNativeUserData(window: HostWindow, clock: Clock): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let waitedMs = 0;
    const look = () => {
      if (window.cashierUserData !== undefined) return resolve(window.cashierUserData);
      if (waitedMs >= webViewTimeoutMs) return reject(new Error(userDataMissing));
      waitedMs += webViewPollIntervalMs;
      clock.after(webViewPollIntervalMs, look);
    };
    look();
  });
}
