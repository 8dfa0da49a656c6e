import { groupCategories, groupListPages } from '@opencashier/contract/entities/payment-group';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from './default-catalogue.ts';

const brand = 'harbor';
const catalogue = openCatalogue([{ id: brand, disabledSets: [] }], new Set(['sandbox']));

/** Every list of deposit methods that a player can be shown, without those that cannot be used now. */
const lists: readonly (readonly PaymentMethod[])[] = catalogue
  .countries(brand)
  .flatMap(({ code: country, currencies }) =>
    currencies.map((currency) =>
      catalogue
        .depositMethods({ brand, country, currency })
        .map(({ method }) => method)
        .filter(({ availability }) => availability === undefined || availability.state === 'available'),
    ),
  );

/** Withdrawal to a card: no deposit is made by it. */
const deposits = groupCategories.filter((category) => category !== 'me2me_grouped');

describe('a player somewhere', () => {
  it.each(deposits)('is shown the group %s with its members', (category) => {
    const members = lists.map((list) => list.filter((method) => method.category === category).length);
    // A lone member has a tile of its own, unless the category has a page that is more than a list.
    expect(Math.max(...members)).toBeGreaterThanOrEqual(groupListPages[category] ? 1 : 2);
  });

  it.each(Object.entries(cardViewTypes))('can use a method of the view %s', (_name, view) => {
    expect(lists.some((list) => list.some(({ cardViewType }) => cardViewType === view))).toBe(true);
  });

  it('is shown several banks in Nigeria', () => {
    const banks = catalogue
      .depositMethods({ brand, country: 'NG', currency: 'NGN' })
      .filter(({ method }) => method.category === 'bank_transfer_nigeria');
    expect(banks.length).toBeGreaterThan(2);
  });

  it.each([
    'banner',
    'checkLuhn',
    'isInvestForbidden',
    'isPopular',
    'isPreparationRequired',
    'securityRulesGroup',
    'video_guide_url',
  ] as const)('gets %s with a method that has it', (part) => {
    expect(lists.some((list) => list.some((method) => method[part] !== undefined))).toBe(true);
  });

  it('gets the guide by language and country', () => {
    const keys = lists.flatMap((list) => list.flatMap((method) => Object.keys(method.video_guide_url ?? {})));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !/^[a-z]{2,3}(-[A-Za-z]+)*_[A-Z]{2}$/.test(key))).toEqual([]);
  });
});
