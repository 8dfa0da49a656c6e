import type { CashierFrameOptions } from './options.ts';

/** What payments need of the browser: copying details, wallets, and passkeys of banks. */
const permissions = 'clipboard-write; payment; publickey-credentials-get; publickey-credentials-create';
/** With less than these a bank's page can't open, or opens crippled inside the sandbox. */
const sandboxTokens =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Makes the frame, not yet loading: its address is set once somebody listens. */
export function createFrame(document: Document, options: CashierFrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = options.title ?? 'Cashier';
  frame.allow = permissions;
  if (options.sandbox) frame.setAttribute('sandbox', sandboxTokens);
  frame.style.cssText =
    'display:block;inline-size:100%;border:0;color-scheme:normal;background:transparent;' +
    (options.height === 'content' ? 'block-size:480px' : 'block-size:100%');
  return frame;
}
