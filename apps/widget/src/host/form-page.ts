import { submitForm } from './auto-form.ts';
import { relayCaptcha } from './captcha/relay-captcha.ts';
import { isRedirectPayload, readPopupMessage } from './popup-message.ts';
import { isDeniedUrl } from './safe-url.ts';

/**
 * The popup's page: tells its opener that it is ready, then goes where the opener says, by address or by a form that
 * submits itself. On the way it may show a captcha. Only our own origin is told and heard.
 */
export function runFormPage(window: Window): void {
  const opener: Window | null = window.opener;
  const { origin } = window.location;
  window.addEventListener('message', (event) => {
    if (event.source !== opener || event.origin !== origin) return;
    if (opener && relayCaptcha(window, opener, String(event.data))) return;
    const target = readPopupMessage(event.data, 'redirect', isRedirectPayload);
    if (!target || isDeniedUrl(target.url)) return;
    if (target.method === 'POST') submitForm(window.document, target);
    // Replaced, so that "back" on the payment page does not come here to be sent forward again.
    else window.location.replace(target.url);
  });
  if (opener) opener.postMessage(JSON.stringify({ type: 'widget-redirect-form-ready' }), origin);
  else showFailure(window.document);
}

/** Nobody opened this page, or the browser cut it off: it can go nowhere. */
function showFailure(document: Document): void {
  document.getElementById('opening')?.toggleAttribute('hidden', true);
  document.getElementById('failed')?.toggleAttribute('hidden', false);
}
