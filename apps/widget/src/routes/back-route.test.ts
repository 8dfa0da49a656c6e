import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import { describe, expect, it } from 'vitest';
import { method } from '../flows/testing/test-methods.ts';
import { backRouteOf } from './back-route.ts';

const group = (name: PaymentGroup['name']): PaymentGroup => ({
  name,
  label: name,
  position: 1,
  paymentMethods: [],
});
const form = { name: 'depositP2pBase', backRoute: 'deposit' } as const;
const all = () => true;

describe('the way back', () => {
  it('is what the definition names for whoever came straight', () => {
    expect(backRouteOf(form, { group: undefined, method: method('a') }, all)).toBe('deposit');
  });

  it('leads to the list of the group that the method stands in', () => {
    const chosen = { method: method('a'), group: group('p2p_methods_ukraine') };
    expect(backRouteOf(form, chosen, all)).toBe('depositP2p');
    expect(backRouteOf(form, { ...chosen, group: group('crypto') }, all)).toBe('depositCrypto');
    expect(backRouteOf(form, { ...chosen, group: group('gift_cards') }, all)).toBe('depositGroup');
    expect(backRouteOf(form, chosen, () => false)).toBe('depositGroup');
  });

  it('is its own for rooms of a created deposit', () => {
    const chosen = { method: method('a'), group: group('crypto') };
    expect(backRouteOf({ name: 'depositCryptoAddress', backRoute: 'depositCrypto' }, chosen, all)).toBe(
      'depositCrypto',
    );
  });
});
