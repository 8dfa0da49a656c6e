import { html } from '../../pages/html.ts';
import { bankPage } from '../redirect/page.ts';
import type { Agent } from './agents.ts';

/** Where the contact link of an agent leads. */
export function agentPage({ name, note }: Agent): string {
  return bankPage(
    name,
    html`<h1 class="payee">Pay in cash at <strong data-testid="agent">${name}</strong></h1>
<dl class="details details-apart"><div><dt>Open</dt><dd>${note}</dd></div></dl>
<p class="hint">Show the code of your payment, pay, and keep the receipt. Help at the counter or here.</p>`,
  );
}
