import type { CaptchaError } from '@opencashier/contract/captcha-errors';
import type { PopupPayload } from '@opencashier/contract/host/popup';
import { secondCaptcha } from '@opencashier/contract/second-captcha';
import { isGeetestResult, isTokenResult, messageTypeOf, readPopupMessage } from '../popup-message.ts';
import { openCaptchaFrame, showCaptchaFrame } from './captcha-frame.ts';

/** One captcha to be solved, as its page is told. */
export type CaptchaTask =
  | ({ readonly kind: 'second' } & PopupPayload<'initGeetest'>)
  | PopupPayload<'initCaptcha'>;

/** What the captcha's page said at the end; a failure may come with words in the player's language. */
export type CaptchaSolution = PopupPayload<'geetestResult'> | PopupPayload<'captchaResult'>;

/** A window of ours that covers the widget, and frames the captcha's page itself. */
export interface CaptchaPlace {
  readonly window: { postMessage(message: string, targetOrigin: string): void };
  /** Runs once the page in it listens. */
  onReady(run: () => void): void;
  onClosed(run: () => void): void;
}

export interface SolveOptions {
  readonly window: Window;
  readonly clock: { after(delayMs: number, run: () => void): () => void };
  /** Address of the captcha's page, with brand and language. */
  readonly address: string;
  /** Name of the frame for those who do not see it. */
  readonly title: string;
  readonly task: CaptchaTask;
  readonly signal: AbortSignal;
  /** The captcha is solved there, where there is one. */
  readonly place?: CaptchaPlace | undefined;
}

/** By the time that a page has loaded it has said that it is ready, or it is none of ours. */
const silentAfterMs = 2_000;

/**
 * Solves a captcha in a page of its own, framed over the widget and unseen until it asks something, or in a window that
 * is open already. That window alone, at our own origin, is told and heard.
 */
export function solveCaptcha(options: SolveOptions): Promise<CaptchaSolution> {
  const { window, clock, task, signal, place } = options;
  const provider = task.kind === 'second' ? 'second' : 'first';
  if (typeof window.document?.createElement !== 'function') return failed('first.browserOnly');
  if (signal.aborted) return failed(`${provider}.closed`);
  const { origin } = window.location;
  const frame = place ? undefined : openCaptchaFrame(window.document, options.address, options.title);
  const page = place ? place.window : frame?.contentWindow;

  return new Promise((resolve) => {
    let isReady = false;
    let callOff = clock.after(secondCaptcha.timeoutMs, () => fail('scriptUnavailable'));

    const finish = (solution: CaptchaSolution) => {
      callOff();
      window.removeEventListener('message', hear);
      signal.removeEventListener('abort', abort);
      frame?.remove();
      resolve(solution);
    };
    const fail = (error: 'closed' | 'scriptUnavailable') => finish({ error: `${provider}.${error}` });
    const abort = () => fail('closed');
    const begin = () => page?.postMessage(messageOf(task), origin);
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== page || from !== origin) return;
      const type = messageTypeOf(data);
      if (type === 'captchaReady' && !isReady) {
        isReady = true;
        callOff();
        if (frame) begin();
      }
      if (type === 'captchaShown' && frame) showCaptchaFrame(frame);
      const solution = solutionOf(data, task.kind);
      if (solution) finish(solution);
    };

    window.addEventListener('message', hear);
    signal.addEventListener('abort', abort);
    frame?.addEventListener('load', () => {
      if (isReady) return;
      callOff();
      callOff = clock.after(silentAfterMs, () => fail('scriptUnavailable'));
    });
    place?.onReady(begin);
    place?.onClosed(() => fail('closed'));
  });
}

const failed = async (error: CaptchaError): Promise<CaptchaSolution> => ({ error });

function messageOf(task: CaptchaTask): string {
  if (task.kind !== 'second') return JSON.stringify({ type: 'initCaptcha', payload: task });
  const { kind: _, ...payload } = task;
  return JSON.stringify({ type: 'initGeetest', payload });
}

function solutionOf(data: unknown, kind: CaptchaTask['kind']): CaptchaSolution | undefined {
  return kind === 'second'
    ? readPopupMessage(data, 'geetestResult', isGeetestResult)
    : readPopupMessage(data, 'captchaResult', isTokenResult);
}
