import type { cryptoBonusExperiment } from '@opencashier/contract/constants';
import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import type { EarlyAnswer } from '../api/early-answer.ts';
import type { HostWindow, IncomingMessage } from '../host/host-window.ts';
import type { HistoryState } from '../routes/browser-history.ts';
import type { Early } from './early-page.ts';
import type { entryId, PageData } from './page-data.ts';

// Runs inline, before any other code is there, and imports types alone: it has to be tiny. It only saves time:
// everything that it hears is checked again by the code that comes after it.

const page = window as unknown as HostWindow & Window;
const data: PageData = JSON.parse(document.getElementById('cashier-data')?.textContent ?? '{}');
const heard: IncomingMessage[] = [];
let list: EarlyAnswer | undefined;
let isPageLocale = false;

performance.mark('cashier-early');

const isFramed = window.parent !== window;
const native =
  page.webkit?.messageHandlers?.cashier ??
  page.CashierBridge ??
  (isFramed ? undefined : page.ReactNativeWebView);
if (native && !data.theme?.mode) document.documentElement.dataset.theme = 'dark';

// A one-time code must not stay where a person, a log or another script could read it.
const code = /^#code=([\w-]+)$/.exec(location.hash)?.[1];
if (code) history.replaceState(history.state, '', location.pathname + location.search);

const isLeaving = comeBack();

const loaded = JSON.stringify({ type: 'Loaded', payload: { version: data.version } });
if (isLeaving) document.body.hidden = true;
else if (native) native.postMessage(loaded);
else if (isFramed) window.parent.postMessage(loaded, '*');

/** The address of a reload has forgotten whose page this is and of which view: it is asked for once more, with both. */
function comeBack(): boolean {
  const told: HistoryState['told'] = history.state?.told;
  const isOther = (told?.view && told.view !== data.view) || (told?.brand && told.brand !== data.brand);
  if (!told || !isOther || Object.keys(data.address).length > 0) return false;
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(told)) query.set(name, value);
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
  location.reload();
  return true;
}

function hear(event: IncomingMessage): void {
  if (event.source !== window.parent || heard.length > 20) return;
  heard.push({ data: event.data, origin: event.origin, source: event.source });
  if (!list && typeof event.data === 'string' && data.allowedOrigins.includes(event.origin)) {
    try {
      const { type, payload } = JSON.parse(event.data);
      if (type === 'loaded') askForList(payload);
    } catch {
      // No JSON: nobody's message.
    }
  }
}

/** The first list, over HTTP on the connection that the page came by, whatever the transport will be. */
function askForList({ token, user, experiments, locale }: ParentDataInput): void {
  if (!token || location.pathname.includes('/withdrawal') || data.view !== 'main') return;
  const bonusKey: (typeof cryptoBonusExperiment)['key'] = 'crypto_bonus';
  const path = 'methods-payment-v3';
  const body = JSON.stringify({
    country: data.address.country ?? user?.paymentGeo ?? user?.country,
    currency: data.address.currency ?? (user?.currency === 'QGC' ? 'QSC' : user?.currency),
    abTestGroup: experiments?.find(({ key }) => key !== bonusKey)?.group,
  });
  const response = fetch(`/api/${data.apiPrefix}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      language: data.locale,
    },
    credentials: 'omit',
    body,
  });
  // Whoever takes the answer sees its failure; until then it is nobody's.
  response.catch(() => undefined);
  list = { path, body, token, response };
  isPageLocale = !locale || locale.startsWith(data.locale);
}

page.addEventListener('message', hear);

/** A frame that is hidden is not painted: then the script must not wait for that. */
const paintMs = 100;

/**
 * Starts the script of a page that shows its list already, right after the list was painted: what the script does would
 * keep the frame busy. It is preloaded meanwhile.
 */
function startAfterPaint({ href }: HTMLLinkElement): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = href;
    document.head.append(script);
  };
  requestAnimationFrame(() => requestAnimationFrame(start));
  setTimeout(start, paintMs);
}

const preloadId: typeof entryId = 'cashier-entry';
const preload = document.getElementById(preloadId) as HTMLLinkElement | null;
if (preload) startAfterPaint(preload);

const early: Early = {
  data,
  isLeaving,
  heard,
  code,
  // A copy: the answer itself is for the client.
  drawList: () => (isPageLocale ? list?.response.then((response) => response.clone().json()) : undefined),
  takeList() {
    const taken = list;
    list = undefined;
    return taken;
  },
  stop: () => page.removeEventListener('message', hear),
};
Object.assign(window, { cashierEarly: early });
