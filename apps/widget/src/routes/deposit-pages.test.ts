import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../flows/route-names.ts';
import { routeNamed } from './route-match.ts';
import { standardRoutes } from './standard-routes.ts';
import { createTestRouter, method } from './testing/test-router.ts';

/** Every page of the standard deposits that needs a choice: where it is, and where back leads by its table. */
const chosenPages: readonly (readonly [name: RouteName, path: string, back: RouteName])[] = [
  ['depositRedirect', '/deposit/redirect', 'deposit'],
  ['depositRedirectInstruction', '/deposit/redirect/instruction', 'depositRedirect'],
  ['depositEazype', '/deposit/redirect/eazype', 'depositRedirect'],
  ['depositPix', '/deposit/redirect/pix', 'depositRedirect'],
  ['depositUnifiedForm', '/deposit/redirect/unified-form', 'depositRedirect'],
  ['depositCrypto', '/deposit/crypto', 'deposit'],
  ['depositCryptoAddress', '/deposit/crypto/address', 'depositCrypto'],
  ['depositGroup', '/deposit/group', 'deposit'],
  ['depositGroupRedirect', '/deposit/group/redirect', 'depositGroup'],
  ['depositIndia', '/deposit/india', 'deposit'],
  ['depositIndiaInvoice', '/deposit/india/invoice', 'deposit'],
  ['depositOnramp', '/deposit/onramp', 'deposit'],
  ['depositOnrampOffers', '/deposit/onramp/offer-list', 'depositOnramp'],
  ['depositP2p', '/deposit/peer-to-peer', 'deposit'],
  ['depositP2pBase', '/deposit/peer-to-peer/base', 'deposit'],
  ['depositP2pInvoice', '/deposit/peer-to-peer/invoice', 'deposit'],
  ['depositP2pUnifiedForm', '/deposit/peer-to-peer/unified-form', 'deposit'],
  ['depositP2pInstruction', '/deposit/peer-to-peer/instruction', 'depositP2pBase'],
  ['depositHostToHost', '/deposit/host-to-host', 'deposit'],
  ['depositCash', '/deposit/cash', 'deposit'],
  ['depositBonusDetails', '/deposit/bonus-details', 'depositRedirect'],
  ['depositVideoInstruction', '/deposit/video-instruction', 'depositRedirect'],
];
/** Pages that are reached from another one alone. */
const regionPages = [
  ['depositRegion', '/deposit/region', 'deposit'],
  ['emptyRegion', '/empty/region', 'empty'],
] as const;

const group: PaymentGroup = { name: 'gift_cards', label: 'g', position: 1, paymentMethods: [method] };

it('knows every page of the deposits', () => {
  const below = standardRoutes.routes.filter(({ path }) => path.startsWith('/deposit/'));
  expect(below.map(({ name }) => name).sort()).toEqual(
    [...chosenPages.map(([name]) => name), 'depositRegion', 'depositComplete'].sort(),
  );
});

describe.each(chosenPages)('%s', (name, path, back) => {
  it(`stands at ${path}, leads back to ${back} and is a deposit's`, () => {
    expect(routeNamed(standardRoutes, name)).toMatchObject({
      path,
      backRoute: back,
      transaction: 'deposit',
      isTopLevel: false,
      isCloseHidden: false,
    });
  });

  it('sends whoever has chosen nothing to the list, by address and by a press', async () => {
    const { router, shown, browser, navigator, settled } = createTestRouter({ path: `/cashier${path}` });
    await router.start();
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
    navigator.go(name);
    await settled();
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
  });

  it.each([
    ['a method', { method }],
    ['a group', { group }],
  ])('opens with %s chosen, at its own address', async (_what, chosen) => {
    const { router, shown, browser, selection } = createTestRouter({ path: `/cashier${path}?method=visa` });
    selection.setState(chosen);
    await router.start();
    expect([shown().name, browser.url]).toEqual([name, `/cashier${path}?method=visa`]);
  });

  it('marks no start of loading, being no entry', async () => {
    const { router, selection, told } = createTestRouter({ path: `/cashier${path}` });
    selection.setState({ method });
    await router.start();
    expect(told.marks).toEqual([]);
  });
});

describe.each(regionPages)('%s', (name, path, from) => {
  it('cannot be opened directly, whatever is chosen', async () => {
    const { router, shown, browser, selection } = createTestRouter({ path: `/cashier${path}` });
    selection.setState({ method, group });
    await router.start();
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
  });

  it('opens from another page, leads back to it, and stays over a reload', async () => {
    const first = createTestRouter({ path: `/cashier/${from}` });
    await first.router.start();
    first.navigator.go(name);
    await first.settled();
    expect(first.shown()).toMatchObject({ name, previous: from, backRoute: from });
    const reloaded = createTestRouter({
      path: first.browser.url,
      state: first.browser.window.history.state,
    });
    await reloaded.router.start();
    expect(reloaded.shown().name).toBe(name);
  });
});

it.each([
  ['deposit', '/deposit'],
  ['withdrawal', '/withdrawal'],
  ['empty', '/empty'],
  ['error', '/error'],
  ['form', '/form'],
] as const)('%s marks the start of its loading, and needs nothing chosen', async (name, path) => {
  const { router, shown, told } = createTestRouter({ path: `/cashier${path}` });
  await router.start();
  expect(shown().name).toBe(name);
  expect(told.marks).toEqual([`route-load-start:${name}`]);
});

it('takes the complete page with its status and the page to come back to, without a choice', async () => {
  const address = '/cashier/deposit/complete?depositId=d1&status=waiting';
  const { router, shown, browser } = createTestRouter({ path: address });
  await router.start();
  expect(shown()).toMatchObject({
    name: 'depositComplete',
    query: { depositId: 'd1', status: 'waiting' },
    backRoute: 'deposit',
  });
  expect(browser.url).toBe(address);
});
