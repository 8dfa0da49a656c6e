import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { cardViewOf, cardViews, isSupportedCardView, routeOfCardView } from './registry.ts';

describe('the registry of card views', () => {
  it('names every view by its number', () => {
    for (const [name, type] of Object.entries(cardViewTypes)) expect(cardViews[type].name).toBe(name);
  });

  it('takes a method without a view as the default', () => {
    expect(cardViewOf(undefined)?.name).toBe('default');
    expect(isSupportedCardView(undefined)).toBe(true);
  });

  it('supports neither unknown numbers nor views that are not built', () => {
    expect(isSupportedCardView(99)).toBe(false);
    for (const type of Object.values(cardViewTypes))
      expect(isSupportedCardView(type)).toBe(cardViews[type].isBuilt);
    expect(routeOfCardView(99)).toBeUndefined();
  });

  it.each([
    ['india', 'depositIndia'],
    ['p2p', 'depositP2pBase'],
    ['onramp', 'depositOnramp'],
    ['cash', 'depositCash'],
    ['default', 'depositRedirect'],
    ['card', 'depositRedirect'],
  ] as const)('leads %s to %s', (name, route) => {
    expect(routeOfCardView(cardViewTypes[name])).toBe(route);
  });

  it('loads the parts of every view that is built', async () => {
    for (const view of Object.values(cardViews)) {
      if (view.isBuilt) expect(typeof (await view.load()).NextStep).toBe('function');
    }
  });
});
