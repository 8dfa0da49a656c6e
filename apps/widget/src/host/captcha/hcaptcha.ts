import type { PopupPayload } from '@opencashier/contract/host/popup';
import type { CaptchaEnd, CaptchaRoom } from './captcha-room.ts';
import { loadScript } from './load-script.ts';

/** hCaptcha's script, as far as it is used. */
interface Hcaptcha {
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  execute(id: string, options: { readonly async: true }): PromiseLike<{ readonly response?: unknown }>;
}

type HcaptchaWindow = Window & { hcaptcha?: Partial<Hcaptcha> };

/** hCaptcha, invisible: stands in for the first captcha where the operator configured it. */
export async function solveHcaptcha(
  room: CaptchaRoom,
  { siteKey }: PopupPayload<'initCaptcha'>,
  { url, language }: { readonly url: string; readonly language: string },
): Promise<CaptchaEnd<string>> {
  const window: HcaptchaWindow = room.window;
  const address = new URL(url, window.location.href);
  address.searchParams.set('render', 'explicit');
  address.searchParams.set('hl', language);
  if (!(await loadScript(room, address.href)) || !isWhole(window.hcaptcha)) {
    return { error: 'first.scriptUnavailable' };
  }
  const { hcaptcha } = window;
  const place = window.document.createElement('div');
  window.document.body.append(place);
  try {
    const id = hcaptcha.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      'open-callback': () => room.onShown(),
    });
    const { response } = await hcaptcha.execute(id, { async: true });
    return typeof response === 'string' && response !== ''
      ? { answer: response }
      : { error: 'first.unknown' };
  } catch (error) {
    return { error: errorOf(error) };
  }
}

const isWhole = (hcaptcha: Partial<Hcaptcha> | undefined): hcaptcha is Hcaptcha =>
  typeof hcaptcha?.render === 'function' && typeof hcaptcha.execute === 'function';

/** The promise is rejected with a word, or with an error that carries one. */
function errorOf(error: unknown): 'first.closed' | 'first.expired' | 'first.unknown' {
  const word = error instanceof Error ? error.message : String(error);
  if (word === 'challenge-closed') return 'first.closed';
  return word === 'challenge-expired' ? 'first.expired' : 'first.unknown';
}
