import type { CaptchaResult } from '@opencashier/contract/calls/captcha-payload';
import type { CaptchaScripts } from '@opencashier/contract/captcha';
import type { PopupPayload } from '@opencashier/contract/host/popup';
import { secondCaptcha } from '@opencashier/contract/second-captcha';
import { type CaptchaEnd, type CaptchaRoom, endOf } from './captcha-room.ts';
import { loadScript } from './load-script.ts';

interface GeetestError {
  readonly code?: string | number;
}

/** The captcha that GeeTest v4 makes, as far as it is used. */
interface GeetestCaptcha {
  onReady(listener: () => void): unknown;
  onSuccess(listener: () => void): unknown;
  onError(listener: (error: GeetestError) => void): unknown;
  onClose(listener: () => void): unknown;
  showCaptcha(): unknown;
  getValidate(): unknown;
  destroy?(): unknown;
}

type InitGeetest = (
  config: Readonly<Record<string, unknown>>,
  made: (captcha: GeetestCaptcha) => void,
) => unknown;

type GeetestWindow = Window & { initGeetest4?: InitGeetest | undefined };

/** `network` is the state that a script keeps: only a fresh script gets over it. */
type Attempt = CaptchaEnd<CaptchaResult> | 'network' | 'unloaded';

/**
 * GeeTest v4: a few attempts, each after a longer wait and with a fresh script, the operator's own copy first. Only a
 * script that did not come is tried again; what the player or the vendor said stands.
 */
export async function solveGeetest(
  room: CaptchaRoom,
  { captchaId, language }: PopupPayload<'initGeetest'>,
  scripts: NonNullable<CaptchaScripts['second']>,
): Promise<CaptchaEnd<CaptchaResult>> {
  if (captchaId === '') return { error: 'second.missingId' };
  let last: Attempt = 'unloaded';
  for (let attempt = 0; attempt < secondCaptcha.attempts; attempt += 1) {
    await endOf<void>((end) => void room.after(attempt * secondCaptcha.waitMs, end));
    const url = attempt < secondCaptcha.localAttempts ? scripts.local : scripts.url;
    last = await attemptWith(room, url, { captchaId, language });
    if (typeof last === 'object') return last;
  }
  return { error: last === 'network' ? 'second.network' : 'second.scriptUnavailable' };
}

async function attemptWith(
  room: CaptchaRoom,
  url: string,
  config: PopupPayload<'initGeetest'>,
): Promise<Attempt> {
  const window: GeetestWindow = room.window;
  window.initGeetest4 = undefined;
  if (!(await loadScript(room, url))) return 'unloaded';
  const init = window.initGeetest4 as InitGeetest | undefined;
  return typeof init === 'function' ? ask(room, init, config) : 'unloaded';
}

function ask(room: CaptchaRoom, init: InitGeetest, config: PopupPayload<'initGeetest'>): Promise<Attempt> {
  return endOf<Attempt>((end) => {
    // In case that the script itself never says that its time is over.
    const callOff = room.after(secondCaptcha.timeoutMs, () => end('network'));
    const fail = ({ code }: GeetestError = {}) => {
      callOff();
      end(String(code) === secondCaptcha.networkErrorCode ? 'network' : { error: 'second.unknown' });
    };
    const settings = {
      product: 'bind',
      protocol: 'https://',
      timeout: secondCaptcha.timeoutMs,
      onError: fail,
    };
    try {
      init({ ...config, ...settings }, (captcha) => {
        captcha.onReady(() => {
          // The player takes the time that they need.
          callOff();
          room.onShown();
          captcha.showCaptcha();
        });
        captcha.onSuccess(() => {
          const result = readResult(captcha.getValidate());
          captcha.destroy?.();
          end(result ? { answer: result } : { error: 'second.missingData' });
        });
        captcha.onError(fail);
        captcha.onClose(() => end({ error: 'second.closed' }));
      });
    } catch {
      fail();
    }
  });
}

const names = ['captcha_output', 'gen_time', 'lot_number', 'pass_token'] as const;

/** The four texts of an answer, and nothing else of what the script gives. */
function readResult(value: unknown): CaptchaResult | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = names.map((name) => [name, Reflect.get(value, name)] as const);
  if (texts.some(([, text]) => typeof text !== 'string' || text === '')) return undefined;
  return Object.fromEntries(texts) as CaptchaResult;
}
