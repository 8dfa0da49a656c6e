import {
  type GroupCategory,
  groupCategories,
  groupListPages,
} from '@opencashier/contract/entities/payment-group';
import { describe, expect, it } from 'vitest';
import { choiceQuery, routeOfGroup, routeOfMethod } from './method-route.ts';
import type { RouteName } from './route-names.ts';
import { method } from './testing/test-methods.ts';

const group = (name: GroupCategory) => ({ name, label: name, position: 1, paymentMethods: [] });

/** Categories with a list page of their own; every other one has the plain list. */
const ownLists: Partial<Record<GroupCategory, RouteName>> = {
  crypto: 'depositCrypto',
  p2p_methods_kyrgyzstan: 'depositP2p',
  p2p_methods_ukraine: 'depositP2p',
  'sbp-transgran-grouped': 'depositP2p',
};

describe('the page of a group', () => {
  it.each(groupCategories)('%s goes to its list', (category) => {
    expect(routeOfGroup(group(category))).toBe(ownLists[category] ?? 'depositGroup');
    expect(category in groupListPages).toBe(category in ownLists);
  });
});

describe('the page of a method', () => {
  it('is the redirect form for a view without a page', () => {
    expect(routeOfMethod(undefined, undefined)).toBe('depositRedirect');
  });

  it('names the choice in its address', () => {
    expect(choiceQuery({ method: method('btc'), group: group('crypto') })).toEqual({
      method: 'btc',
      group: 'crypto',
    });
    expect(choiceQuery({ method: undefined, group: undefined })).toEqual({});
  });
});
