import { decimalsOf } from '@opencashier/money/currencies';
import { amountText, timeText } from '../pages/amount-text.ts';
import { type Html, html } from '../pages/html.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import type { ControlAction } from './actions.ts';
import type { OperationView } from './operation-view.ts';

const labels: Readonly<Record<ControlAction, string>> = {
  confirm: 'Confirm',
  underpay: 'Underpay',
  overpay: 'Overpay',
  delay: 'Delay 10 s',
  fail: 'Fail',
  expire: 'Expire',
  refund: 'Refund',
  chargeback: 'Charge back',
  'chargeback-won': 'Charge back won',
  duplicate: 'Duplicate',
  reorder: 'Reorder',
};

const looks: Partial<Record<ControlAction, string>> = {
  duplicate: 'chip-quiet',
  reorder: 'chip-quiet',
  confirm: 'chip-good',
  fail: 'chip-bad',
  chargeback: 'chip-bad',
};
const takesAmount: ReadonlySet<ControlAction> = new Set(['underpay', 'overpay', 'refund', 'chargeback']);
const onWebhooks: ReadonlySet<ControlAction> = new Set(['duplicate', 'reorder']);

const stateLooks: Readonly<Record<OperationView['state'], string>> = {
  open: 'badge-info',
  pending: 'badge-info',
  paid: 'badge-good',
  failed: 'badge-bad',
  canceled: '',
  expired: 'badge-warn',
};

const hints: Partial<Record<ControlAction, string>> = {
  duplicate: 'Sends the last webhook again, or the next one twice',
  reorder: 'Holds back the next two webhooks and sends them in the wrong order',
  delay: 'Pending now, paid in ten seconds',
};

/** Whether an operation still waits for something. */
export function isWaiting({ state, dueAt }: Pick<OperationView, 'state' | 'dueAt'>): boolean {
  return state === 'open' || state === 'pending' || dueAt !== undefined;
}

function actionButton(action: ControlAction): Html {
  return html`<button type="button" class="chip ${looks[action] ?? ''}" data-action="${action}" data-takes-amount="${String(takesAmount.has(action))}" data-testid="control-${action}" title="${hints[action] ?? ''}">${labels[action]}</button>`;
}

function amountInput(operation: OperationView): Html {
  const decimals = decimalsOf(operation.currency);
  return html`<input aria-label="Amount, the whole when empty" inputmode="decimal" autocomplete="off" placeholder="Amount" data-decimals="${decimals}" data-testid="control-amount">`;
}

function badges(operation: OperationView): Html {
  const flag = (look: string, text: string) => html`<span class="badge ${look}">${text}</span>`;
  const isOff = operation.received !== '0' && operation.received !== operation.amount;
  const has = (minor: string) => minor !== '0';
  return html`<span class="badge ${stateLooks[operation.state]}" data-testid="operation-state">${operation.state}</span>
${operation.isLate && flag('badge-warn', 'late')}
${isOff && flag('badge-warn', `received ${amountText(BigInt(operation.received), operation.currency)}`)}
${has(operation.refunded) && flag('badge-warn', `refunded ${amountText(BigInt(operation.refunded), operation.currency)}`)}
${has(operation.chargedBack) && flag('badge-bad', `charged back ${amountText(BigInt(operation.chargedBack), operation.currency)}`)}
${has(operation.chargebackWon) && flag('badge-good', `won back ${amountText(BigInt(operation.chargebackWon), operation.currency)}`)}`;
}

/** One operation with everything that can be done to it now. */
export function operationCard(operation: OperationView): Html {
  const { id, reference, method, createdAt, scenario, dueAt, actions } = operation;
  const money = actions.filter((action) => !onWebhooks.has(action));
  const hasAmount = money.some((action) => takesAmount.has(action));
  const title = scenarioNamed(scenario)?.title;
  return html`<li class="operation ${isWaiting(operation) ? 'is-open' : ''}" data-operation="${id}" data-reference="${reference}" data-state="${operation.state}" data-testid="operation">
<div class="summary"><span class="amount">${amountText(BigInt(operation.amount), operation.currency)}</span>${badges(operation)}<time class="when" datetime="${createdAt}">${timeText(createdAt)}</time></div>
<div class="facts"><span>Reference <code>${reference}</code></span><span>${operation.kind}, ${method}</span>${title !== undefined && html`<span>Scenario: ${title}</span>`}${dueAt !== undefined && html`<span>Pays at ${timeText(dueAt)}</span>`}<a href="/pay/${id}">Hosted page</a></div>
<div class="tools">${money.map(actionButton)}${hasAmount && amountInput(operation)}${[...onWebhooks].map(actionButton)}</div>
</li>`;
}
