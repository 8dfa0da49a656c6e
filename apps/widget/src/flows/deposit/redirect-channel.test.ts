import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { isWebPage, needsWindow, otherPlaces } from './redirect-channel.ts';

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

describe('where else a payment page can be had', () => {
  const page = { url: 'https://bank.example/1', isForm: false } as const;
  const link = { url: 'upi://pay?pa=a', isForm: false } as const;
  const nowhere = { here: false, scan: undefined };

  it('is the player’s own tab or a phone when no window could be opened', () => {
    expect(otherPlaces({ ...page, window: 'blocked' })).toEqual({ here: true, scan: page.url });
    expect(otherPlaces({ ...page, isForm: true, window: 'blocked' })).toEqual({
      here: true,
      scan: undefined,
    });
  });

  it('is a phone for an app’s link, which this device may not know', () => {
    expect(otherPlaces({ ...link, window: 'handedOver' })).toEqual({ here: false, scan: link.url });
    expect(otherPlaces({ ...link, window: 'blocked' })).toEqual({ here: false, scan: link.url });
  });

  it.each(['open', 'closed', 'handedOver'] as const)('is not asked for a web page that is %s', (window) => {
    expect(otherPlaces({ ...page, window })).toEqual(nowhere);
  });
});
