// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageDataId } from './page-data.ts';

interface Page {
  readonly search?: string;
  readonly state?: unknown;
  readonly view?: 'main' | 'sweep';
  readonly address?: Readonly<Record<string, string>>;
}

/** Runs the inline script in a page that stands at this address, and tells what it did. */
async function run({ search = '', state = null, view = 'main', address = {} }: Page) {
  const data = { version: '1', brand: 'harbor', allowedOrigins: [], address, view };
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="${pageDataId}"></script>`;
  const holder = document.getElementById(pageDataId);
  if (holder) holder.textContent = JSON.stringify(data);
  history.replaceState(state, '', `/cashier/withdrawal${search}`);
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  vi.resetModules();
  await import('./early.ts');
  return { isReloaded: reload.mock.calls.length > 0, address: location.pathname + location.search };
}

beforeEach(() => {
  document.body.hidden = false;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const told = { view: 'sweep', brand: 'harbor', country: 'US' };

it('comes back to the view that a reload has forgotten, where it stood', async () => {
  const state = { cashier: { index: 2, previous: 'sweepWithdrawal' }, told };
  const { isReloaded, address } = await run({ search: '?group=crypto', state });
  expect([isReloaded, address]).toEqual([
    true,
    '/cashier/withdrawal?group=crypto&view=sweep&brand=harbor&country=US',
  ]);
  // The entry keeps its place, and nothing of the other view is seen meanwhile.
  expect(history.state).toEqual(state);
  expect(document.body.hidden).toBe(true);
});

it('comes back to the brand too', async () => {
  expect(await run({ state: { told: { brand: 'cove' } } })).toEqual({
    isReloaded: true,
    address: '/cashier/withdrawal?brand=cove',
  });
});

it.each<[string, Page]>([
  ['a first visit', {}],
  ['a page of that view already', { view: 'sweep', state: { told } }],
  ['an address that says what it wants', { address: { country: 'BR' }, state: { told } }],
  ['a history of another page’s', { state: 'theirs' }],
])('stays with %s', async (_name, page) => {
  const { isReloaded } = await run(page);
  expect([isReloaded, document.body.hidden]).toEqual([false, false]);
});
