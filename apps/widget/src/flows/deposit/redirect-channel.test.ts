import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { isWebPage, needsWindow } from './redirect-channel.ts';

describe('a window before the call', () => {
  it.each(['frame', 'standalone'] as const)('is opened by default in %s', (kind) => {
    expect(needsWindow({ name: 'skrill' }, kind)).toBe(true);
    expect(needsWindow({ name: 'visa', cardViewType: cardViewTypes.card }, kind)).toBe(true);
  });

  it.each(['ios', 'android', 'reactNative'] as const)('is none in an app: %s', (kind) => {
    expect(needsWindow({ name: 'skrill' }, kind)).toBe(false);
  });

  it.each(['phone_pe', 'paytm', 'upi', 'upi_qr', 'pix_light', 'qris_h2h'])(
    'is none for %s of the fixed list',
    (name) => {
      expect(needsWindow({ name }, 'frame')).toBe(false);
    },
  );

  it.each(['onramp', 'p2p', 'india', 'pix', 'eazype', 'virtual', 'bankTransfer', 'cash'] as const)(
    'is none for %s, which ends in a room of the cashier’s own',
    (view) => {
      expect(needsWindow({ name: 'some', cardViewType: cardViewTypes[view] }, 'frame')).toBe(false);
    },
  );

  it('is none for crypto, whose address is shown', () => {
    expect(needsWindow({ name: 'btc', category: 'crypto' }, 'frame')).toBe(false);
  });
});

it('tells a page that a window can show from an app’s link', () => {
  expect(isWebPage({ url: 'HTTPS://pay.example', method: 'GET' })).toBe(true);
  expect(isWebPage({ url: 'upi://pay', method: 'GET' })).toBe(false);
});
