/** The control page's script: asks for what is new, replaces what changed, keeps focus and typed text. */
export const controlScript = `
'use strict';
const pollMs = 1000;
const shown = new Map();
const byId = (id) => document.getElementById(id);

function say(text) {
  const notice = byId('notice');
  notice.textContent = text;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { notice.textContent = ''; }, 5000);
}

function element(markup) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild;
}

function replaceCard(list, id, markup) {
  const old = list.querySelector('[data-operation="' + CSS.escape(id) + '"]');
  if (old && shown.get(id) === markup) return old;
  const fresh = element(markup);
  shown.set(id, markup);
  if (!old) return fresh;
  const typed = old.querySelector('input');
  const input = fresh.querySelector('input');
  if (typed && input) input.value = typed.value;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  old.replaceWith(fresh);
  if (focused) {
    const key = focused.dataset.action ? '[data-action="' + focused.dataset.action + '"]' : 'input';
    (fresh.querySelector(key) || fresh.querySelector('button') || fresh).focus({ preventScroll: true });
  }
  return fresh;
}

function showOperations(list, operations) {
  const known = new Set(operations.map((each) => each.id));
  for (const card of [...list.children]) if (!known.has(card.dataset.operation)) card.remove();
  operations.forEach((each, index) => {
    const card = replaceCard(list, each.id, each.markup);
    if (list.children[index] !== card) list.insertBefore(card, list.children[index] || null);
  });
}

function showPart(id, markup) {
  if (shown.get(id) === markup) return;
  shown.set(id, markup);
  byId(id).innerHTML = markup;
}

function showModes(kind, modes) {
  for (const [name, mode] of Object.entries(modes)) {
    const select = document.querySelector('[data-' + kind + '="' + CSS.escape(name) + '"]');
    if (select && select !== document.activeElement) select.value = mode;
  }
}

async function refresh() {
  const reply = await fetch('/control/live');
  if (!reply.ok) throw new Error('status ' + reply.status);
  const live = await reply.json();
  showOperations(byId('open'), live.open);
  showOperations(byId('finished'), live.finished);
  byId('open-empty').hidden = live.open.length > 0;
  byId('finished-part').hidden = live.finished.length === 0;
  showModes('captcha', live.captcha);
  showModes('account', live.accounts);
  showPart('faults', live.faults);
  showPart('deliveries', live.deliveries);
}

async function poll() {
  try {
    if (!document.hidden) await refresh();
    byId('live').textContent = 'Live';
    byId('live').className = 'badge live badge-good';
  } catch {
    byId('live').textContent = 'No connection';
    byId('live').className = 'badge live badge-bad';
  }
  setTimeout(poll, pollMs);
}

function minorOf(text, decimals) {
  const match = /^(\\d+)(?:[.,](\\d+))?$/.exec(text.replace(/\\s/g, ''));
  if (!match || (match[2] || '').length > decimals) return null;
  return (match[1] + (match[2] || '').padEnd(decimals, '0')).replace(/^0+(?=\\d)/, '');
}

async function send(method, path, body) {
  const reply = await fetch(path, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = await reply.json();
  if (!reply.ok) say(answer.error.message);
  await refresh();
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  const { action, fault } = button.dataset;
  const done = (error) => say(error ? 'The sandbox does not answer.' : '');
  if (action) {
    const card = button.closest('[data-operation]');
    const input = card.querySelector('input');
    const typed = button.dataset.takesAmount === 'true' && input ? input.value.trim() : '';
    const amount = typed === '' ? undefined : minorOf(typed, Number(input.dataset.decimals));
    if (amount === null) { say('This is no amount of the currency.'); input.focus(); return; }
    if (input) input.value = '';
    send('POST', '/control/operations/' + card.dataset.operation + '/' + action, { amount }).catch(done);
  } else if (fault === 'clear') {
    send('DELETE', '/control/faults').catch(done);
  } else if (fault) {
    send('POST', '/control/faults', { fault, call: byId('fault-call').value }).catch(done);
  }
});

document.addEventListener('change', ({ target }) => {
  const { captcha: vendor, account } = target.dataset;
  const done = (error) => say(error ? 'The sandbox does not answer.' : '');
  const mode = target.value;
  if (vendor) send('POST', '/control/captcha', { vendor, mode }).catch(done);
  if (account) send('POST', '/control/accounts', { account, mode }).catch(done);
});

poll();
`;
