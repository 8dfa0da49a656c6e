import { amountText } from '../../pages/amount-text.ts';
import { type Html, html } from '../../pages/html.ts';
import { type Payment, received } from '../payment.ts';
import { bankPage, postButton } from './page.ts';

interface Outcome {
  readonly sign: 'good' | 'bad' | 'wait';
  readonly title: string;
  readonly text: string;
}

const signs: Readonly<Record<Outcome['sign'], Html>> = {
  good: html`<path d="m5 12.5 4.5 4.5L19 7.5"/>`,
  bad: html`<path d="M6.5 6.5 17.5 17.5M17.5 6.5 6.5 17.5"/>`,
  wait: html`<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>`,
};

function paidText(payment: Payment, merchant: string): string {
  const arrived = received(payment);
  return arrived > 0n
    ? `${amountText(arrived, payment.currency)} went to ${merchant}.`
    : `The money went to ${merchant} in another currency.`;
}

function outcomeOf(payment: Payment, merchant: string): Outcome {
  const amount = amountText(payment.minor, payment.currency);
  if (payment.dueAt !== undefined) {
    const title = 'Your payment is on its way';
    return { sign: 'wait', title, text: `${amount} to ${merchant} will be paid shortly.` };
  }
  switch (payment.state) {
    case 'answered':
      return { sign: 'good', title: 'Answered', text: 'The payment goes on with what you filled in.' };
    case 'open':
      return { sign: 'wait', title: 'Nothing was paid', text: `You can still pay ${amount} to ${merchant}.` };
    case 'pending':
      return { sign: 'wait', title: 'Your payment is being checked', text: `${amount} to ${merchant}.` };
    case 'paid':
      return { sign: 'good', title: 'Payment made', text: paidText(payment, merchant) };
    case 'failed':
      return { sign: 'bad', title: 'Payment declined', text: `Nothing was paid to ${merchant}.` };
    case 'canceled':
      return { sign: 'bad', title: 'Payment canceled', text: `${merchant} took it back. Nothing was paid.` };
    case 'expired':
      return {
        sign: 'bad',
        title: 'Payment expired',
        text: `It was not paid in time. Nothing went to ${merchant}.`,
      };
  }
}

function outcome(sign: Outcome['sign'], title: string, text: string, actions: Html): Html {
  return html`<div class="outcome" role="status">
<svg class="sign sign-${sign}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${signs[sign]}</svg>
<h1 data-testid="outcome">${title}</h1>
<p>${text}</p>
<div class="actions">${actions}</div>
</div>`;
}

/** How it ended, on the way back to the merchant. */
export function resultPage(payment: Payment, merchant: string): string {
  const { sign, title, text } = outcomeOf(payment, merchant);
  const { returnUrl } = payment.details;
  const back = html`<a class="button button-primary" href="${returnUrl}" data-testid="return">Return to ${merchant}</a>`;
  return bankPage(title, outcome(sign, title, text, back), { url: returnUrl, seconds: 1 });
}

/** A payment that cannot be paid any more; one that expired still takes late money. */
export function finishedPage(payment: Payment, merchant: string): string {
  const { sign, title, text } = outcomeOf(payment, merchant);
  const canPayLate = payment.state === 'expired' && payment.dueAt === undefined;
  const late = postButton(payment, 'pay-late', 'Pay late all the same', { classes: '', busy: 'Paying…' });
  const back = html`<a class="button button-primary" href="${payment.details.returnUrl}" data-testid="return">Return to ${merchant}</a>`;
  return bankPage(title, outcome(sign, title, text, html`${back}${canPayLate && late}`));
}

/** An address that leads nowhere, or something that went wrong. */
export function errorPage(title: string, text: string): string {
  return bankPage(title, outcome('bad', title, text, html``));
}
