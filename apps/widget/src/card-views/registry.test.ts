import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { routeOfMethod } from '../flows/method-route.ts';
import { cardViewLoaders } from './loaders.ts';
import { cardViewNameOf, cardViewOf, isSupportedCardView, routeOfCardView } from './registry.ts';

describe('the registry of card views', () => {
  it('names every view by its number', () => {
    for (const [name, type] of Object.entries(cardViewTypes)) expect(cardViewNameOf(type)).toBe(name);
    expect(cardViewNameOf(undefined)).toBe('default');
    expect(cardViewNameOf(99)).toBeUndefined();
  });

  it('takes a method without a view as the default', () => {
    expect(cardViewOf(undefined)).toBe(cardViewTypes.default);
    expect(isSupportedCardView(undefined)).toBe(true);
  });

  it('supports every view, and no unknown number', () => {
    for (const type of Object.values(cardViewTypes)) expect(isSupportedCardView(type), `${type}`).toBe(true);
    for (const unknown of [10, 11, 12, 21, 99, -1]) {
      expect(isSupportedCardView(unknown)).toBe(false);
      expect(routeOfCardView(unknown)).toBeUndefined();
    }
  });

  it.each([
    ['india', 'depositIndia'],
    ['p2p', 'depositP2pBase'],
    ['onramp', 'depositOnramp'],
    ['cash', 'depositCash'],
    ['default', 'depositRedirect'],
    ['card', 'depositRedirect'],
    ['cardWalletOnly', 'depositRedirect'],
    ['cardMultipleType', 'depositRedirect'],
    ['pix', 'depositRedirect'],
    ['eazype', 'depositRedirect'],
    ['virtual', 'depositRedirect'],
    ['bankTransfer', 'depositRedirect'],
  ] as const)('leads %s to %s', (name, route) => {
    expect(routeOfCardView(cardViewTypes[name])).toBe(route);
  });

  it.each([
    ['india', 'depositIndia'],
    ['p2p', 'depositP2pBase'],
    ['onramp', 'depositOnramp'],
    ['cash', 'depositCash'],
    ['default', 'depositGroupRedirect'],
    ['pix', 'depositGroupRedirect'],
  ] as const)('leads %s inside a group to %s', (name, route) => {
    const group = { name: 'gift_cards', label: 'g', position: 1, paymentMethods: [] } as const;
    expect(routeOfMethod(routeOfCardView(cardViewTypes[name]), group)).toBe(route);
  });

  it.each(Object.entries(cardViewTypes))('loads the parts of %s', async (_name, type) => {
    expect(typeof (await cardViewLoaders[type]()).NextStep).toBe('function');
  });
});
