import { captchaModeTexts } from '../captcha/modes.ts';
import { accountModeTexts } from '../faults/account-modes.ts';
import type { Fault, FaultName } from '../faults/faults.ts';
import { timeText } from '../pages/amount-text.ts';
import { type Html, html } from '../pages/html.ts';
import { paymentKinds } from '../payments/kinds.ts';
import { paymentKindRegistry } from '../payments/registry.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { actionTexts } from './action-texts.ts';
import { controlActions } from './actions.ts';
import type { DeliveryView } from './operation-view.ts';

export const faultLabels: Readonly<Record<FaultName, string>> = {
  'timeout-next': 'Never answer',
  'drop-next-reply': 'Drop connection',
  'error-next': 'Answer 500',
  'unavailable-next': 'Answer 503',
  'decline-next': 'Decline',
};

/** Faults that wait for their call. */
export function waitingFaults(faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<span class="badge">None waiting</span>`;
  return html`${faults.map(({ fault, call }) => html`<span class="badge badge-warn">${faultLabels[fault]} (${call})</span>`)}
<button type="button" class="chip" data-fault="clear" data-testid="fault-clear">Clear</button>`;
}

function answerOf({ status, error, isDelivered, isFinal }: DeliveryView): Html {
  const look = isDelivered ? 'badge-good' : 'badge-bad';
  const end = !isDelivered && isFinal ? ', given up' : '';
  return html`<span class="badge ${look}">${status ?? 'no answer'}${end}</span>${error !== undefined && html` ${error}`}`;
}

/** The log of webhooks, one row per attempt. */
export function deliveryTable(deliveries: readonly DeliveryView[]): Html {
  if (deliveries.length === 0) return html`<p class="empty">No webhook was sent yet.</p>`;
  const row = (delivery: DeliveryView) =>
    html`<tr data-testid="delivery" data-event="${delivery.eventId}"><td class="nowrap">${timeText(delivery.at).slice(11)}</td><td class="nowrap">${delivery.type}</td><td><code>${delivery.reference}</code></td><td>${delivery.attempt}</td><td>${answerOf(delivery)}</td></tr>`;
  return html`<div class="table" role="region" aria-label="Table of deliveries" tabindex="0"><table>
<thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Reference</th><th scope="col">Attempt</th><th scope="col">Answer</th></tr></thead>
<tbody>${deliveries.map(row)}</tbody></table></div>`;
}

/** Ways to pay and what the player sees of each. */
export function kindTable(): Html {
  const rows = paymentKinds.map((kind) => {
    const { title, sees } = paymentKindRegistry[kind];
    return html`<tr><td class="nowrap"><code>${kind}</code></td><td><strong>${title}.</strong> ${sees}</td></tr>`;
  });
  return html`<div class="table" role="region" aria-label="Table of ways to pay" tabindex="0"><table>
<thead><tr><th scope="col">Method</th><th scope="col">What the player sees</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function modeTable(label: string, texts: Readonly<Record<string, string>>): Html {
  const rows = Object.entries(texts).map(
    ([mode, text]) => html`<tr><td class="nowrap"><code>${mode}</code></td><td>${text}</td></tr>`,
  );
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr><th scope="col">Mode</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** The modes of the captchas' doubles. */
export const captchaTable = (): Html => modeTable('Table of captcha modes', captchaModeTexts);

/** The modes of the merchant's accounts. */
export const accountTable = (): Html => modeTable('Table of account modes', accountModeTexts);

/** What each action does, and what the player sees of it. */
export function actionTable(): Html {
  const rows = controlActions.map((action) => {
    const { label, does, player } = actionTexts[action];
    return html`<tr><td class="nowrap">${label}</td><td>${does} <span class="seen">Player: ${player}</span></td></tr>`;
  });
  return html`<div class="table" role="region" aria-label="Table of actions" tabindex="0"><table>
<thead><tr><th scope="col">Action</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** The scenarios that amounts choose. */
export function scenarioTable(): Html {
  const row = ({ digits, title, effect }: (typeof scenarios)[number]) =>
    html`<tr><td class="digits">…${digits}</td><td><strong>${title}.</strong> ${effect}</td></tr>`;
  return html`<div class="table" role="region" aria-label="Table of scenarios" tabindex="0"><table>
<thead><tr><th scope="col">Ends in</th><th scope="col">What happens</th></tr></thead>
<tbody>${scenarios.map(row)}</tbody></table></div>`;
}
