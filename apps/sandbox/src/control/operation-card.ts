import { decimalsOf } from '@opencashier/money/currencies';
import { amountText, timeText } from '../pages/amount-text.ts';
import { type Html, html } from '../pages/html.ts';
import { findAsset } from '../payments/crypto/assets.ts';
import { unitsText } from '../payments/crypto/conversion.ts';
import type { Transfer } from '../payments/payment.ts';
import { paymentKindRegistry } from '../payments/registry.ts';
import { scenarioNamed } from '../scenarios/scenarios.ts';
import { actionTexts } from './action-texts.ts';
import type { ControlAction } from './actions.ts';
import type { OperationView } from './operation-view.ts';

const onWebhooks: ReadonlySet<ControlAction> = new Set(['duplicate', 'reorder']);

const stateLooks: Readonly<Record<OperationView['state'], string>> = {
  open: 'badge-info',
  pending: 'badge-info',
  paid: 'badge-good',
  failed: 'badge-bad',
  canceled: '',
  expired: 'badge-warn',
  answered: '',
};

/** Whether an operation still waits for something. */
export function isWaiting({ state, dueAt }: Pick<OperationView, 'state' | 'dueAt'>): boolean {
  return state === 'open' || state === 'pending' || dueAt !== undefined;
}

function actionButton(action: ControlAction): Html {
  const { label, does, player, look = '', takes } = actionTexts[action];
  return html`<button type="button" class="chip ${look}" data-action="${action}" data-takes-amount="${String(takes === 'amount')}" data-testid="control-${action}" title="${does} The player: ${player}">${label}</button>`;
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

/** What a transfer brought, in the asset rather than in the chain's own unit. */
function amountOf({ asset, network, amount }: Pick<Transfer, 'asset' | 'network' | 'amount'>): string {
  return `${unitsText(BigInt(amount), findAsset(asset, network)?.decimals ?? 0)} ${asset}`;
}

/** What the chain, the payer and the provider's clerk know of it. */
function notes({ transfers, unmatched, claim }: OperationView): Html {
  const seen = transfers.map(
    ({ txid, confirmations, required, isCredited, ...transfer }) =>
      html`<span data-testid="operation-transfer">${amountOf(transfer)} in <code>${txid.slice(0, 14)}…</code>, ${isCredited ? 'credited' : `${confirmations} of ${required}`}</span>`,
  );
  const lost = unmatched.map(
    ({ network }) => html`<span class="badge badge-bad">unmatched on ${network}</span>`,
  );
  const word = claim?.transactionId === undefined ? '' : `, transaction ${claim.transactionId}`;
  return html`${claim !== undefined && html`<span class="badge badge-info" data-testid="operation-claim">payer says paid${word}</span>`}${lost}${seen}`;
}

/** One operation with everything that can be done to it now. */
export function operationCard(operation: OperationView): Html {
  const { id, reference, method, createdAt, scenario, dueAt, actions } = operation;
  const money = actions.filter((action) => !onWebhooks.has(action));
  const hasAmount = money.some((action) => actionTexts[action].takes === 'amount');
  const title = scenarioNamed(scenario)?.title;
  return html`<li class="operation ${isWaiting(operation) ? 'is-open' : ''}" data-operation="${id}" data-reference="${reference}" data-state="${operation.state}" data-testid="operation">
<div class="summary"><span class="amount">${amountText(BigInt(operation.amount), operation.currency)}</span>${badges(operation)}<time class="when" datetime="${createdAt}">${timeText(createdAt)}</time></div>
<div class="facts"><span>Reference <code>${reference}</code></span><span>${paymentKindRegistry[operation.instruction].title}, ${method}</span>${title !== undefined && html`<span>Scenario: ${title}</span>`}${dueAt !== undefined && html`<span>Pays at ${timeText(dueAt)}</span>`}<a href="/pay/${id}">Hosted page</a>${notes(operation)}</div>
<div class="tools">${money.map(actionButton)}${hasAmount && amountInput(operation)}${[...onWebhooks].map(actionButton)}</div>
</li>`;
}
