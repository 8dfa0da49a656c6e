// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawRoom, payable } from '../../invoice/testing/draw-room.tsx';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { OfferList } from './offer-list.tsx';

const offer = { asset: 'USDT', currency: 'EUR', minutes: 10 };
const offers = [
  { ...offer, id: 'quick', name: 'Quick', rate: 0.909, fee: 1.75, receive: 53.08 },
  { ...offer, id: 'fair', name: 'Fair', rate: 0.9, fee: 0.75, receive: 54.72, isBest: true },
];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('says what is sold, what it costs, and that the deposit’s own amount is credited', async () => {
  const { all, one, words } = await drawRoom(() => <OfferList offers={offers} amount={50} currency="EUR" />, {
    room: 'depositOnrampOffers',
    response: { ...payable, payment_currency: 'EUR' },
  });
  expect(one('credited').textContent).toBe('With each of them, €50 arrives in your balance.');
  const [first, second] = all('offer').map(({ textContent }) => textContent ?? '');
  expect(first).toContain('Lowest cost');
  expect(first).toContain('The seller sells54.72\u00a0USDT');
  expect(first).toContain('1 USDT = €0.90');
  expect(second).toContain('1 USDT = €0.909');
  expect(words()).not.toContain('You get');
});
