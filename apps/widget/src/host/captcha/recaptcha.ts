import { type CaptchaVendor, captchaAction } from '@opencashier/contract/captcha';
import type { PopupPayload } from '@opencashier/contract/host/popup';
import { secondCaptcha } from '@opencashier/contract/second-captcha';
import { type CaptchaEnd, type CaptchaRoom, endOf } from './captcha-room.ts';
import { loadScript } from './load-script.ts';

/** The client's side of reCAPTCHA; that of Enterprise has the same below `enterprise`. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(id: string | number, options?: { readonly action: string }): PromiseLike<string> | undefined;
  render(element: HTMLElement, options: Readonly<Record<string, unknown>>): number;
}

type RecaptchaWindow = Window & { grecaptcha?: Partial<Recaptcha> & { enterprise?: Partial<Recaptcha> } };

/** reCAPTCHA, classic or Enterprise: a v3 token for our action, or an invisible check that may ask a question. */
export async function solveRecaptcha(
  room: CaptchaRoom,
  { kind, siteKey }: PopupPayload<'initCaptcha'>,
  {
    vendor,
    url,
    language,
  }: { readonly vendor: CaptchaVendor; readonly url: string; readonly language: string },
): Promise<CaptchaEnd<string>> {
  const address = new URL(url, room.window.location.href);
  address.searchParams.set('render', kind === 'v3' ? siteKey : 'explicit');
  address.searchParams.set('hl', language);
  if (!(await loadScript(room, address.href))) return { error: 'first.scriptUnavailable' };
  const begun = clientOf(room.window, vendor);
  if ('error' in begun) return begun;
  // Until it is ready the client has nothing else: what it can do arrives with a script of its own.
  if (!(await isReady(room, begun))) return { error: 'first.scriptUnavailable' };
  const client = clientOf(room.window, vendor);
  if (!isWhole(client)) return { error: 'first.scriptUnavailable' };
  try {
    return kind === 'v3'
      ? tokenEnd(await client.execute(siteKey, { action: captchaAction }))
      : await askInvisibly(room, client, siteKey);
  } catch {
    return { error: 'first.unknown' };
  }
}

type Begun = Partial<Recaptcha> & Pick<Recaptcha, 'ready'>;
type Missing = { readonly error: 'first.scriptUnavailable' | 'first.noEnterpriseClient' };

/** A vendor whose own parts do not arrive never says that it is ready. */
function isReady(room: CaptchaRoom, client: Begun): Promise<boolean> {
  return endOf<boolean>((end) => {
    const callOff = room.after(secondCaptcha.timeoutMs, () => end(false));
    client.ready(() => {
      callOff();
      end(true);
    });
  });
}

function clientOf({ grecaptcha }: RecaptchaWindow, vendor: CaptchaVendor): Begun | Missing {
  if (!grecaptcha) return { error: 'first.scriptUnavailable' };
  const isEnterprise = vendor === 'recaptchaEnterprise';
  const client = isEnterprise ? grecaptcha.enterprise : grecaptcha;
  if (client && hasBegun(client)) return client;
  return { error: isEnterprise ? 'first.noEnterpriseClient' : 'first.scriptUnavailable' };
}

const hasBegun = (client: Partial<Recaptcha>): client is Begun => typeof client.ready === 'function';

const isWhole = (client: Begun | Missing): client is Recaptcha =>
  'execute' in client && typeof client.execute === 'function' && typeof client.render === 'function';

const tokenEnd = (token: unknown): CaptchaEnd<string> =>
  typeof token === 'string' && token !== '' ? { answer: token } : { error: 'first.unknown' };

function askInvisibly(room: CaptchaRoom, client: Recaptcha, siteKey: string): Promise<CaptchaEnd<string>> {
  const { document } = room.window;
  return endOf<CaptchaEnd<string>>((end) => {
    const finish = (how: CaptchaEnd<string>) => {
      watching.disconnect();
      end(how);
    };
    const watching = watchChallenge(room, () => finish({ error: 'first.closed' }));
    const place = document.createElement('div');
    document.body.append(place);
    const id = client.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      callback: (token: unknown) => finish(tokenEnd(token)),
      'expired-callback': () => finish({ error: 'first.expired' }),
      'error-callback': () => finish({ error: 'first.unknown' }),
    });
    Promise.resolve(client.execute(id)).catch(() => finish({ error: 'first.unknown' }));
  });
}

/** An answer makes the challenge disappear as well: it is told first, and this much later nobody said anything. */
const closedAfterMs = 1_000;

/** The vendor tells nobody that the player closed the challenge; the container of its frame says so by its style. */
function watchChallenge({ window, after, onShown }: CaptchaRoom, onClosed: () => void): MutationObserver {
  const { document } = window;
  let isShown = false;
  let callOff = () => {};
  const look = () => {
    const isVisible = [...document.querySelectorAll('iframe[src*="/bframe"]')].some(isSeen);
    if (isVisible === isShown) return;
    isShown = isVisible;
    callOff();
    if (isVisible) onShown();
    else callOff = after(closedAfterMs, onClosed);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ['style'],
    childList: true,
    subtree: true,
  });
  const disconnect = observer.disconnect.bind(observer);
  observer.disconnect = () => {
    callOff();
    disconnect();
  };
  return observer;
}

/** The vendor hides the outermost element that holds the frame. */
function isSeen(frame: Element): boolean {
  for (let element: Element | null = frame; element; element = element.parentElement) {
    const { visibility = '', display = '' } = element instanceof HTMLElement ? element.style : {};
    if (visibility === 'hidden' || display === 'none') return false;
  }
  return true;
}
