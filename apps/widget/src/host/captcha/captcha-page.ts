import type { CaptchaScripts } from '@opencashier/contract/captcha';
import type { CaptchaError } from '@opencashier/contract/captcha-errors';
import type { PopupMessageType, PopupPayload } from '@opencashier/contract/host/popup';
import { isRecord, readPopupMessage } from '../popup-message.ts';
import type { CaptchaEnd, CaptchaRoom } from './captcha-room.ts';
import { solveGeetest } from './geetest.ts';
import { solveHcaptcha } from './hcaptcha.ts';
import { solveRecaptcha } from './recaptcha.ts';

/** What the server wrote into the page. */
export interface CaptchaPageData {
  readonly language: string;
  readonly scripts: CaptchaScripts;
  /** What the player reads of each error. */
  readonly errors: Readonly<Record<CaptchaError, string>>;
}

const isTask = (payload: unknown): payload is PopupPayload<'initCaptcha'> =>
  isRecord(payload) &&
  (payload.kind === 'v3' || payload.kind === 'first') &&
  typeof payload.siteKey === 'string';

const isGeetestTask = (payload: unknown): payload is PopupPayload<'initGeetest'> =>
  isRecord(payload) && typeof payload.captchaId === 'string' && typeof payload.language === 'string';

/**
 * The page that the vendors' scripts run in: tells whoever frames it that it is ready, solves the one captcha that it is
 * told, and says how it ended. Only a frame of our own origin is told and heard.
 */
export function runCaptchaPage(window: Window, data: CaptchaPageData, after: CaptchaRoom['after']): void {
  const { parent, document } = window;
  const { origin } = window.location;
  let isBegun = false;
  let isOver = false;

  const say = <Type extends PopupMessageType>(type: Type, payload?: PopupPayload<Type>) =>
    parent.postMessage(JSON.stringify({ type, payload }), origin);
  const room: CaptchaRoom = { window, after, onShown: () => say('captchaShown') };

  const tell = <Answer>(
    end: CaptchaEnd<Answer>,
    answer: (solved: Answer) => void,
    fail: (error: PopupPayload<'geetestResult'> & { error: string }) => void,
  ) => {
    if (isOver) return;
    isOver = true;
    if ('answer' in end) answer(end.answer);
    else fail({ error: end.error, text: data.errors[end.error] });
  };
  const tellGeetest = (end: Awaited<ReturnType<typeof solveGeetest>>) =>
    tell(
      end,
      (result) => say('geetestResult', { result }),
      (failure) => say('geetestResult', failure),
    );
  const tellToken = (end: CaptchaEnd<string>) =>
    tell(
      end,
      (token) => say('captchaResult', { token }),
      (failure) => say('captchaResult', failure),
    );

  /** The button and the key that close it, whatever the vendor shows. */
  const closeBy = (close: () => void) => {
    document.getElementById('close')?.addEventListener('click', close);
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
  };

  window.addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== origin || isBegun) return;
    const geetest = readPopupMessage(event.data, 'initGeetest', isGeetestTask);
    const task = readPopupMessage(event.data, 'initCaptcha', isTask);
    if (!geetest && !task) return;
    isBegun = true;
    if (geetest) {
      closeBy(() => tellGeetest({ error: 'second.closed' }));
      const { second } = data.scripts;
      if (second) void solveGeetest(room, geetest, second).then(tellGeetest);
      else tellGeetest({ error: 'second.missingId' });
    } else if (task) {
      closeBy(() => tellToken({ error: 'first.closed' }));
      void solveTask(room, task, data).then(tellToken);
    }
  });
  say('captchaReady');
}

async function solveTask(
  room: CaptchaRoom,
  task: PopupPayload<'initCaptcha'>,
  { scripts, language }: CaptchaPageData,
): Promise<CaptchaEnd<string>> {
  const script = scripts[task.kind];
  if (!script || task.siteKey === '') return { error: 'first.missingSiteKey' };
  const { vendor, url } = script;
  return vendor === 'hcaptcha'
    ? solveHcaptcha(room, task, { url, language })
    : solveRecaptcha(room, task, { vendor, url, language });
}
