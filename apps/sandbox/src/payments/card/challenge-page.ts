import { amountText } from '../../pages/amount-text.ts';
import { html } from '../../pages/html.ts';
import { type Payment, traitOf } from '../payment.ts';
import { bankPage, postButton } from '../redirect/page.ts';

/** The 3-D Secure challenge of the card's bank: approve or refuse. */
export function challengePage(payment: Payment, merchant: string): string {
  const amount = amountText(payment.minor, payment.currency);
  return bankPage(
    'Confirm it is you',
    html`<h1 class="payee" data-testid="challenge">Confirm it is you<span class="amount" data-testid="amount">${amount}</span></h1>
<dl class="details">
<div><dt>Shop</dt><dd data-testid="merchant">${merchant}</dd></div>
<div><dt>Card</dt><dd>${traitOf(payment, 'brand')} ${traitOf(payment, 'label')}</dd></div>
<div><dt>Reference</dt><dd><code data-testid="reference">${payment.details.reference}</code></dd></div>
</dl>
<div class="actions">
${postButton(payment, 'pay', 'Approve', { classes: 'button-primary wide', busy: 'One moment…' })}
${postButton(payment, 'decline', 'This was not me', { classes: 'wide', busy: 'One moment…' })}
${postButton(payment, 'close', 'Close', { classes: 'button-quiet wide' })}
</div>`,
  );
}
