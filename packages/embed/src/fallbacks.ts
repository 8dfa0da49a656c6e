import type { FrameMessage } from './guards.ts';

type Redirect = Extract<FrameMessage, { type: 'redirect' }>['payload'];

/** Leaves the page for a payment page: https, or the page's own protocol while developing. */
function leave(view: Window, { url, method, formParams }: Redirect): void {
  const target = new URL(url, view.location.href);
  if (target.protocol !== 'https:' && target.protocol !== view.location.protocol) return;
  if (method !== 'POST') {
    view.location.assign(target.href);
    return;
  }
  const form = view.document.createElement('form');
  form.method = 'POST';
  form.action = target.href;
  for (const [name, value] of Object.entries(formParams ?? {})) {
    const input = view.document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  view.document.body.append(form);
  // Not `form.submit()`: a parameter of that name would stand in its place.
  HTMLFormElement.prototype.submit.call(form);
}

/** What the SDK does by itself for an event that nobody listens to. */
export function fallBack(view: Window, message: FrameMessage): void {
  if (message.type === 'redirect') leave(view, message.payload);
  if (message.type === 'copyToBuffer') {
    // Refused without focus or permission; the widget always shows the text to select as well.
    view.navigator.clipboard?.writeText(message.payload.text).catch(() => undefined);
  }
}
