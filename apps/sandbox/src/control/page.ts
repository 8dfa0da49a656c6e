import { captchaMode, captchaVendor } from '../captcha/modes.ts';
import { accountMode, mainAccount } from '../faults/account-modes.ts';
import { faultCall } from '../faults/faults.ts';
import { asset } from '../pages/assets.ts';
import { html } from '../pages/html.ts';
import { bankMark, page } from '../pages/layout.ts';
import { baseStyles } from '../pages/styles.ts';
import {
  accountTable,
  actionTable,
  captchaTable,
  faultLabels,
  kindTable,
  scenarioTable,
} from './parts-view.ts';
import { controlScript } from './script.ts';
import { controlStyles } from './styles.ts';

const styles = asset('control', 'css', baseStyles + controlStyles);
const script = asset('control', 'js', controlScript);
export const controlAssets = [styles, script];

/** The control page; its script fills in what changes. */
export function controlPage(): string {
  const faults = Object.entries(faultLabels).map(
    ([name, label]) =>
      html`<button type="button" class="chip" data-fault="${name}" data-testid="fault-${name}">${label}</button>`,
  );
  const modes = captchaMode.options.map((mode) => html`<option value="${mode}">${mode}</option>`);
  const captchas = captchaVendor.options.map(
    (vendor) =>
      html`<label class="field">${vendor} <select data-captcha="${vendor}" data-testid="captcha-${vendor}">${modes}</select></label>`,
  );
  const modesOf = accountMode.options.map((mode) => html`<option value="${mode}">${mode}</option>`);
  const accounts = [mainAccount, 'b'].map(
    (account) =>
      html`<label class="field">${account} <select data-account="${account}" data-testid="account-${account}">${modesOf}</select></label>`,
  );
  const calls = faultCall.options.map((call) => html`<option value="${call}">${call}</option>`);
  return page({
    title: 'Sandbox provider',
    stylesheet: styles.path,
    script: script.path,
    body: html`<header class="top">${bankMark}<div><h1>Sandbox provider</h1><p>Every operation, and what may happen to it</p></div><span class="badge live" id="live" role="status">Connecting</span></header>
<noscript><p class="empty">This page needs its script. The control API under /control does the same without.</p></noscript>
<main class="columns">
<div>
<section aria-labelledby="open-title"><h2 id="open-title">Open operations</h2><p class="lead">What waits for the payer or for money.</p>
<p class="empty" id="open-empty">Nothing is open. Start a deposit and it appears here.</p><ul class="operations" id="open"></ul></section>
<section aria-labelledby="finished-title" id="finished-part" hidden><h2 id="finished-title">Finished operations</h2><p class="lead">Refund, charge back, or let money come late. Without an amount the whole is taken.</p><ul class="operations" id="finished"></ul></section>
<section aria-labelledby="deliveries-title"><h2 id="deliveries-title">Webhook deliveries</h2><p class="lead">The latest attempts, newest first.</p><div id="deliveries"></div></section>
</div>
<div>
<section aria-labelledby="faults-title"><h2 id="faults-title">Next reply of the API</h2><p class="lead">Goes wrong once. Silence, a dropped connection and a 500 come after the work was done.</p>
<label class="field">Call <select id="fault-call" data-testid="fault-call">${calls}</select></label><div class="faults">${faults}</div><div class="waiting" id="faults"></div></section>
<section><details><summary>Accounts</summary><p class="lead">How a merchant’s account answers from now on. The second one, “b”, is for trying out a second way to the same method.</p>${accounts}${accountTable()}</details></section>
<section><details><summary>Captchas</summary><p class="lead">How the doubles of the vendors behave from now on. The server asks for captchas where EVALUATION_CAPTCHA names them.</p>${captchas}${captchaTable()}</details></section>
<section><details open><summary>Scenarios by amount</summary><p class="lead">The last two digits in minor units choose: 10.01 EUR, 1001 JPY and 1.001 KWD all end in 01.</p>${scenarioTable()}</details></section>
<section><details><summary>Actions</summary><p class="lead">A card offers those that would change something now. Amounts are in the payment’s currency.</p>${actionTable()}</details></section>
<section><details><summary>Ways to pay</summary><p class="lead">The merchant’s method chooses.</p>${kindTable()}</details></section>
</div>
</main>
<div class="notice" id="notice" role="alert"></div>`,
  });
}
