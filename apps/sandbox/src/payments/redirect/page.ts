import { amountText, timeText } from '../../pages/amount-text.ts';
import { asset } from '../../pages/assets.ts';
import { type Html, html } from '../../pages/html.ts';
import { bankMark, page } from '../../pages/layout.ts';
import { baseStyles } from '../../pages/styles.ts';
import type { Payment } from '../payment.ts';
import { hostedScript } from './script.ts';
import { hostedStyles } from './styles.ts';

const styles = asset('hosted', 'css', baseStyles + hostedStyles);
const script = asset('hosted', 'js', hostedScript);
/** Amounts with more characters than this are set smaller, so that they stay on one line of a phone. */
const longAmount = 10;
export const hostedAssets = [styles, script];

/** A page of the bank around what it has to say. */
export function bankPage(title: string, content: Html, forward?: { url: string; seconds: number }): string {
  return page({
    title: `${title} · Sandbox Bank`,
    stylesheet: styles.path,
    script: script.path,
    ...(forward ? { forward } : {}),
    body: html`<header class="bank">${bankMark}<span class="bank-name">Sandbox Bank</span><span class="badge badge-warn">Test</span></header>
<main>${content}</main>
<footer>A stand-in for a payment provider. No real money moves here.</footer>`,
  });
}

/** A button that posts to one of the payment's addresses. */
export function postButton(
  payment: Payment,
  name: 'pay' | 'decline' | 'pay-late' | 'close',
  label: string,
  look: { readonly classes: string; readonly busy?: string },
): Html {
  return html`<form method="post" action="/pay/${payment.id}/${name}" data-closes="${name === 'close' ? 'true' : 'false'}">
<button type="submit" class="button ${look.classes}" data-testid="${name}" data-busy="${look.busy ?? ''}">${label}</button>
</form>`;
}

function details(payment: Payment, seller: string | undefined): Html {
  const { reference, method, expiresAt } = payment.details;
  const row = (label: string, value: Html) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  return html`<dl class="details">
${seller !== undefined && row('Seller', html`<strong data-testid="seller">${seller}</strong>`)}
${row('Reference', html`<code data-testid="reference">${reference}</code>`)}
${row('Method', html`${method}`)}
${row('Valid until', html`<time datetime="${expiresAt}">${timeText(expiresAt)}</time>`)}
</dl>`;
}

/** The page on which the payer decides; `seller` stands between payer and merchant, as an on-ramp's does. */
export function paymentPage(payment: Payment, merchant: string, seller?: string): string {
  const amount = amountText(payment.minor, payment.currency);
  return bankPage(
    `Pay ${amount} to ${merchant}`,
    html`<h1 class="payee">Payment to <strong data-testid="merchant">${merchant}</strong><span class="amount ${amount.length > longAmount ? 'amount-long' : ''}" data-testid="amount">${amount}</span></h1>
${details(payment, seller)}
<div class="actions">
${postButton(payment, 'pay', `Pay ${amount}`, { classes: 'button-primary wide', busy: 'Paying…' })}
${postButton(payment, 'decline', 'Decline', { classes: '', busy: 'Declining…' })}
${postButton(payment, 'pay-late', 'Pay late', { classes: '', busy: 'One moment…' })}
${postButton(payment, 'close', 'Close without paying', { classes: 'button-quiet wide' })}
</div>
<p class="hint"><strong>Pay late</strong> lets the payment expire first; the money arrives afterwards.</p>`,
  );
}
