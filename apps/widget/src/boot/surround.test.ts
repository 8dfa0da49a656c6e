import { expect, it, vi } from 'vitest';
import { forgetAddress } from './surround.ts';

it.each([
  ['?locale=ar&brand=harbor&country=BR&currency=BRL&view=main&method=visa', '?method=visa'],
  ['?locale=ar', ''],
  ['?refetch=1', '?refetch=1'],
])('takes what the address told out of it: %s', (search, left) => {
  const replaceState = vi.fn();
  const state = { cashier: { index: 0 } };
  const window = { location: { pathname: '/cashier/deposit', search }, history: { state, replaceState } };
  forgetAddress(window as unknown as Window);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(state, '', `/cashier/deposit${left}`);
});
