// @vitest-environment happy-dom
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { method } from '../../flows/testing/test-methods.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { GroupList } from './group-list.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('keeps members that can’t be paid with now in their place, each with its reason and no way to pay', async () => {
  const member = (name: string, position: number, availability?: PaymentMethod['availability']) =>
    method(name, { position, category: 'e-money', ...(availability && { availability }) });
  const paymentMethods = [
    member('limited', 3, { state: 'exhausted' }),
    member('open', 1),
    member('repaired', 2, { state: 'maintenance' }),
  ];
  const { all } = await drawRoom(GroupList, {
    room: 'depositGroup',
    response: payable,
    group: { name: 'e-money', label: 'methods.groups.e-money', paymentMethods, position: 1 },
  });
  const tiles = all('method-tile');
  expect(tiles.map(({ dataset }) => dataset.method)).toEqual(['open', 'repaired', 'limited']);
  expect(tiles.map((tile) => [tile.tagName, tile.getAttribute('href') !== null])).toEqual([
    ['A', true],
    ['DIV', false],
    ['DIV', false],
  ]);
  expect(tiles[1]?.textContent).toContain('Under maintenance');
  expect(tiles[2]?.textContent).toContain('Your limit for now is used up');
});
