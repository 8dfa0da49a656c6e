import type { ToWidgetMessage } from '@opencashier/contract/host/to-widget';
import { frameAddress } from './address.ts';
import { type CashierEventName, type CashierListener, Emitter } from './events.ts';
import { fallBack } from './fallbacks.ts';
import { createFrame } from './frame.ts';
import { type FrameMessage, readFrameMessage } from './guards.ts';
import { parentData, resolveToken } from './handshake.ts';
import type { CashierOptions, CashierUpdate } from './options.ts';
import { takeReload } from './reload.ts';

/** A mounted widget. */
export interface Cashier {
  readonly frame: HTMLIFrameElement;
  /** Listens to an event; returns how to stop. */
  on<Name extends CashierEventName>(name: Name, listener: CashierListener<Name>): () => void;
  /** Changes what the widget knows: token and bonuses at once, the rest by loading it anew. */
  update(change: CashierUpdate): void;
  /** Asks the widget to close; it answers with the event `close`. */
  close(): void;
  /** Takes the frame and every listener away. Safe to call twice. */
  destroy(): void;
}

/** A frame that has not said a word by then was blocked, refused or is offline; its own error page can't tell you. */
const silenceMs = 20_000;

const live = new Set<keyof CashierUpdate>(['token', 'bonusList']);

/**
 * Puts the cashier into an element of your page.
 * @throws TypeError when the address is not an absolute http(s) one.
 */
export function mount(element: Element, initial: CashierOptions): Cashier {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new TypeError('OpenCashier: the element must be in a page that is shown');
  const emitter = new Emitter();
  const frame = createFrame(element.ownerDocument, initial);
  let options = initial;
  let address = frameAddress(options);
  const isReload = takeReload(view.performance);
  let isDestroyed = false;
  let silence: number | undefined;

  const post = (message: ToWidgetMessage): void => {
    if (!isDestroyed) frame.contentWindow?.postMessage(JSON.stringify(message), address.origin);
  };

  const sendToken = (): void => {
    resolveToken(options.token).then(
      (token) => token !== undefined && post({ type: 'token', payload: { token } }),
      (error: unknown) => emitter.emit('initError', { code: 'token', message: String(error) }),
    );
  };

  const greet = (): void => {
    resolveToken(options.token).then(
      (token) => post({ type: 'loaded', payload: parentData(options, token, view.location, isReload) }),
      (error: unknown) => emitter.emit('initError', { code: 'token', message: String(error) }),
    );
  };

  const receive = (message: FrameMessage): void => {
    if (message.type === 'Loaded') {
      view.clearTimeout(silence);
      greet();
      return;
    }
    if (message.type === 'tokenExpired' && typeof options.token === 'function') sendToken();
    if (message.type === 'resize' && options.height === 'content') {
      frame.style.blockSize = `${Math.ceil(message.payload.height)}px`;
    }
    if (!emitter.has(message.type)) fallBack(view, message);
    emitter.emit(message.type, message.payload);
  };

  const onMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || event.origin !== address.origin) return;
    const message = readFrameMessage(event.data);
    if (message) receive(message);
  };

  const load = (): void => {
    view.clearTimeout(silence);
    silence = view.setTimeout(
      () => emitter.emit('initError', { code: 'frame.silent', message: 'The cashier did not load.' }),
      silenceMs,
    );
    frame.src = address.href;
  };

  view.addEventListener('message', onMessage);
  load();
  element.append(frame);

  return {
    frame,
    on: (name, listener) => emitter.on(name, listener),
    update(change) {
      if (isDestroyed) return;
      options = { ...options, ...change };
      const names = Object.keys(change) as (keyof CashierUpdate)[];
      if (names.some((name) => !live.has(name))) {
        address = frameAddress(options);
        load();
        return;
      }
      if (change.token !== undefined) sendToken();
      if (change.bonusList) post({ type: 'bonus-list-updated', payload: { bonusList: change.bonusList } });
    },
    close: () => post({ type: 'close' }),
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      view.clearTimeout(silence);
      view.removeEventListener('message', onMessage);
      emitter.clear();
      frame.remove();
    },
  };
}
