// @vitest-environment happy-dom
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentDetailsAlert } from '../../card-views/p2p/payment-details-alert.tsx';
import { method } from '../../flows/testing/test-methods.ts';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { DepositP2pList } from './deposit-p2p-list.tsx';

const member = (name: string, position: number, extra: Partial<PaymentMethod> = {}) =>
  method(name, { position, cardViewType: cardViewTypes.p2p, ...extra });

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('lists the banks in their order, and says why one can’t be used now', async () => {
  const paymentMethods = [
    member('third', 3, { availability: { state: 'exhausted' } }),
    member('second', 2, { availability: { state: 'disabled', reason: { en: 'Closed by the bank' } } }),
    member('first', 1),
    member('fourth', 4, { availability: { state: 'maintenance' } }),
  ];
  const label = 'methods.groups.p2p_methods_kyrgyzstan';
  const { all } = await drawRoom(DepositP2pList, {
    room: 'depositP2p',
    response: payable,
    group: { name: 'p2p_methods_kyrgyzstan', label, paymentMethods, position: 1 },
  });
  expect(all('method-tile').map(({ dataset }) => dataset.method)).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ]);
  const [first, second, third, fourth] = all('method-tile').map((tile) => [
    tile.tagName,
    tile.textContent ?? '',
  ]);
  expect(first?.[0]).toBe('A');
  expect(second).toEqual(['DIV', expect.stringContaining('Closed by the bank')]);
  expect(third).toEqual(['DIV', expect.stringContaining('Your limit for now is used up')]);
  expect(fourth).toEqual(['DIV', expect.stringContaining('Under maintenance')]);
});

it.each([
  ['uzcard', 1],
  ['humo', 1],
  ['card-p2p', 0],
])('warns before money goes to a person; %s is guaranteed %i times', async (name, count) => {
  const { all, one } = await drawRoom(() => <PaymentDetailsAlert method={member(name, 1)} />, {
    room: 'depositP2pBase',
    response: payable,
  });
  expect(all('guaranteed')).toHaveLength(count);
  expect(one('payment-details-alert').textContent).toContain('Send the exact amount, in one transfer');
});
