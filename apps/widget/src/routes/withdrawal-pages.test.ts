import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import { describe, expect, it } from 'vitest';
import { withdrawalRouteOf } from '../flows/method-route.ts';
import type { RouteName } from '../flows/route-names.ts';
import type { SelectionState } from '../flows/selection.ts';
import { backRouteOf } from './back-route.ts';
import { routeNamed } from './route-match.ts';
import { standardRoutes } from './standard-routes.ts';
import { createTestRouter, method } from './testing/test-router.ts';

/** Every page of the withdrawals that needs a choice: where it is, and where back leads by its table. */
const chosenPages: readonly (readonly [name: RouteName, path: string, back: RouteName])[] = [
  ['withdrawalRedirect', '/withdrawal/redirect', 'withdrawal'],
  ['withdrawalRedirectInstruction', '/withdrawal/redirect/instruction', 'withdrawalRedirect'],
  ['withdrawalNigerianBanks', '/withdrawal/nigerian-banks', 'withdrawal'],
  ['withdrawalGroup', '/withdrawal/group', 'withdrawal'],
  ['withdrawalGroupRedirect', '/withdrawal/group/redirect', 'withdrawalGroup'],
];

const group: PaymentGroup = { name: 'me2me_grouped', label: 'g', position: 1, paymentMethods: [method] };
const nigerian = { ...method, category: 'bank_transfer_nigeria' };
const nothing: SelectionState = { group: undefined, method: undefined };
const back = (name: RouteName, selection: SelectionState, previous?: RouteName) =>
  backRouteOf(routeNamed(standardRoutes, name), selection, () => true, previous);

describe.each(chosenPages)('%s', (name, path, backRoute) => {
  it(`stands at ${path}, leads back to ${backRoute} and is a withdrawal's`, () => {
    expect(routeNamed(standardRoutes, name)).toMatchObject({ path, backRoute, transaction: 'withdrawal' });
  });

  it('sends whoever has chosen nothing to the home', async () => {
    const { router, shown, browser, navigator, settled } = createTestRouter({ path: `/cashier${path}` });
    await router.start();
    expect([shown().name, browser.url]).toEqual(['deposit', '/cashier/deposit']);
    navigator.go(name);
    await settled();
    expect(shown().name).toBe('deposit');
  });

  it.each([
    ['a method', { method }],
    ['a group', { group }],
  ])('opens with %s chosen', async (_what, chosen) => {
    const { router, shown, selection } = createTestRouter({ path: `/cashier${path}` });
    selection.setState(chosen);
    await router.start();
    expect(shown().name).toBe(name);
  });
});

it('opens its region page from another page alone', async () => {
  const straight = createTestRouter({ path: '/cashier/withdrawal/region' });
  await straight.router.start();
  expect(straight.shown().name).toBe('deposit');
  const { router, shown, navigator, settled } = createTestRouter({ path: '/cashier/withdrawal' });
  await router.start();
  navigator.go('withdrawalRegion');
  await settled();
  expect(shown()).toMatchObject({ name: 'withdrawalRegion', backRoute: 'withdrawal' });
});

it.each([
  '/withdrawal/complete?withdrawalId=w1&status=waiting',
  '/withdrawal/confirm?withdrawalId=w1',
  '/history',
  '/limits',
])('opens %s without a choice, for a reload', async (path) => {
  const { router, browser } = createTestRouter({ path: `/cashier${path}` });
  await router.start();
  expect(browser.url).toBe(`/cashier${path}`);
});

describe('the form of a method', () => {
  it('is the banks’ for Nigerian accounts, a group’s inside a group, and the plain one else', () => {
    expect(withdrawalRouteOf(nigerian, undefined)).toBe('withdrawalNigerianBanks');
    expect(withdrawalRouteOf(nigerian, group)).toBe('withdrawalNigerianBanks');
    expect(withdrawalRouteOf(method, group)).toBe('withdrawalGroupRedirect');
    expect(withdrawalRouteOf(method, undefined)).toBe('withdrawalRedirect');
  });

  it('is what its guide and its summary lead back to', () => {
    expect(back('withdrawalConfirm', { group, method })).toBe('withdrawalGroupRedirect');
    expect(back('withdrawalConfirm', { group: undefined, method: nigerian })).toBe('withdrawalNigerianBanks');
    expect(back('withdrawalRedirectInstruction', { group, method })).toBe('withdrawalGroupRedirect');
    // After a reload nothing is chosen.
    expect(back('withdrawalConfirm', nothing)).toBe('withdrawal');
  });

  it('leads back to the list of its group', () => {
    expect(back('withdrawalGroupRedirect', { group, method })).toBe('withdrawalGroup');
    expect(back('withdrawalNigerianBanks', { group, method: nigerian })).toBe('withdrawalGroup');
    expect(back('withdrawalRedirect', { group: undefined, method })).toBe('withdrawal');
  });
});

describe('history and limits', () => {
  it('lead back to the page that they were opened from', () => {
    expect(back('history', nothing, 'withdrawal')).toBe('withdrawal');
    expect(back('limits', nothing, 'withdrawal')).toBe('withdrawal');
    expect(back('limits', { group: undefined, method }, 'depositRedirect')).toBe('depositRedirect');
    expect(back('history', nothing)).toBe('deposit');
  });

  it('are what a payment leads back to that was opened from there', () => {
    expect(back('withdrawalComplete', nothing, 'history')).toBe('history');
    expect(back('withdrawalComplete', nothing)).toBe('withdrawal');
  });
});
