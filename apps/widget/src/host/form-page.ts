import type { PopupPayload } from '@opencashier/contract/host/popup';
import { submitForm } from './auto-form.ts';
import { relayCaptcha } from './captcha/relay-captcha.ts';
import { isRecord, isRedirectPayload, readPopupMessage } from './popup-message.ts';
import { isDeniedUrl } from './safe-url.ts';

/**
 * The popup's page: tells its opener that it is ready, then goes where the opener says, by address or by a form that
 * submits itself. On the way it may show a captcha. Only our own origin is told and heard. In the player's own tab
 * it goes where the widget said that stood there before: by the entry's state, which no other origin can write.
 */
export function runFormPage(window: Window): void {
  const opener: Window | null = window.opener;
  const { origin } = window.location;
  if (goByState(window)) return;
  window.addEventListener('message', (event) => {
    if (event.source !== opener || event.origin !== origin) return;
    if (opener && relayCaptcha(window, opener, String(event.data))) return;
    const target = readPopupMessage(event.data, 'redirect', isRedirectPayload);
    if (target) go(window, target);
  });
  if (opener) opener.postMessage(JSON.stringify({ type: 'widget-redirect-form-ready' }), origin);
  else showFailure(window.document);
}

function go(window: Window, target: PopupPayload<'redirect'>): boolean {
  if (isDeniedUrl(target.url)) return false;
  if (target.method === 'POST') submitForm(window.document, target);
  // Replaced, so that "back" on the payment page does not come here to be sent forward again.
  else window.location.replace(target.url);
  return true;
}

function goByState(window: Window): boolean {
  const state: unknown = window.history.state;
  if (!isRecord(state) || !isRedirectPayload(state.redirect)) return false;
  // Whoever comes back here is not sent forward again.
  window.history.replaceState(null, '');
  return go(window, state.redirect);
}

/** Nobody opened this page, or the browser cut it off: it can go nowhere. */
function showFailure(document: Document): void {
  document.getElementById('opening')?.toggleAttribute('hidden', true);
  document.getElementById('failed')?.toggleAttribute('hidden', false);
}
