import { amountText, timeText } from '../pages/amount-text.ts';
import { type Html, html } from '../pages/html.ts';
import { type Payout, type PayoutAction, type PayoutState, payoutView } from '../payouts/payout.ts';

const looks: Readonly<Record<PayoutState, string>> = {
  accepted: 'badge-info',
  settled: 'badge-good',
  refused: 'badge-bad',
  returned: 'badge-warn',
};

const texts: Readonly<Record<PayoutAction, { readonly label: string; readonly does: string }>> = {
  settle: { label: 'Settle', does: 'The money is out.' },
  refuse: { label: 'Refuse', does: 'The bank refuses: no money moves, and none will.' },
  return: { label: 'Return', does: 'The money comes back after it was out.' },
  duplicate: { label: 'Send again', does: 'The last webhook is sent once more.' },
};

function payoutCard(payout: Payout): Html {
  const { id, reference, method, amount, currency, destination, state, createdAt, dueAt, actions } =
    payoutView(payout);
  const buttons = actions.map(
    (action) =>
      html`<button type="button" class="chip" data-action="${action}" data-takes-amount="false" data-testid="control-${action}" title="${texts[action].does}">${texts[action].label}</button>`,
  );
  return html`<li class="operation ${state === 'accepted' ? 'is-open' : ''}" data-operation="${id}" data-reference="${reference}" data-state="${state}" data-testid="operation">
<div class="summary"><span class="amount">${amountText(BigInt(amount), currency)}</span><span class="badge">payout</span><span class="badge ${looks[state]}" data-testid="operation-state">${state}</span><time class="when" datetime="${createdAt}">${timeText(createdAt)}</time></div>
<div class="facts"><span>Reference <code>${reference}</code></span><span>${method} to ${destination}</span>${dueAt !== undefined && html`<span>Settles at ${timeText(dueAt)}</span>`}</div>
<div class="tools">${buttons}</div>
</li>`;
}

/** Payouts with everything that can be done to them now. */
export function payoutCards(payouts: readonly Payout[], limit: number) {
  return payouts.slice(0, limit).map((payout) => ({ id: payout.id, markup: payoutCard(payout).markup }));
}
