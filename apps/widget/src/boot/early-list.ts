import type { MethodList } from '@opencashier/contract/entities/payment-method';
import type { Clock } from '../flows/clock.ts';
import type { Early } from './early-page.ts';

interface Answer {
  readonly data?: MethodList;
}

/** So long the skeleton of the page may stand before it is replaced by one that reacts. */
const arrivalMs = 100;

/**
 * The list that the page's inline script asked for, to be drawn before the client is there. Like the list of a page that
 * comes with one it is the server's own and not checked; the client gets the same answer and checks it.
 */
export function earlyList(early: Early, clock: Clock): Promise<MethodList | undefined> {
  const answer = early.drawList();
  if (!answer) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const nothing = () => resolve(undefined);
    clock.after(arrivalMs, nothing);
    answer.then((body) => resolve((body as Answer | null)?.data), nothing);
  });
}
