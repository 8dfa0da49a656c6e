import type { EarlyAnswer } from '../api/early-answer.ts';
import type { IncomingMessage } from '../host/host-window.ts';
import type { PageData } from './page-data.ts';

/** What the page's inline script did and heard before the other code was there: `window.cashierEarly`. */
export interface Early {
  readonly data: PageData;
  /** Another page is on its way in place of this one. */
  readonly isLeaving: boolean;
  /** Messages of the window above, not checked yet. */
  readonly heard: readonly IncomingMessage[];
  /** The one-time code of a standalone visit, which stood in the fragment. */
  readonly code: string | undefined;
  /** The body of the first list's answer, where the page's own language is the player's. */
  drawList(): Promise<unknown> | undefined;
  /** The request for the first list, for the first who asks. */
  takeList(): EarlyAnswer | undefined;
  /** From here on others listen. */
  stop(): void;
}

/**
 * @throws Error when the page is none of ours
 */
export function readEarly(window: Window): Early {
  if (!('cashierEarly' in window)) throw new Error('The page did not come from the cashier.');
  return window.cashierEarly as Early;
}
