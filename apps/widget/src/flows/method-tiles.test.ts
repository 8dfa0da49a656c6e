import { groupCategories } from '@opencashier/contract/entities/payment-group';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popularOf, searchTiles, tilesOf } from './method-tiles.ts';
import { method } from './testing/test-methods.ts';

const anyMethods = fc
  .uniqueArray(
    fc.record({
      name: fc.stringMatching(/^[a-z]{1,6}$/),
      position: fc.integer({ min: 0, max: 50 }),
      category: fc.oneof(fc.constant('e-wallets'), fc.constantFrom(...groupCategories)),
    }),
    { selector: ({ name }) => name },
  )
  .map((all) => all.map(({ name, ...extra }) => method(name, extra)));

describe('tilesOf', () => {
  it('places a group where its lowest member would stand', () => {
    const tiles = tilesOf([
      method('single', { position: 2 }),
      method('visa', { position: 3, category: 'card_method' }),
      method('master', { position: 1, category: 'card_method' }),
    ]);
    expect(tiles).toMatchObject([
      {
        kind: 'group',
        group: {
          name: 'card_method',
          label: 'methods.groups.card_method',
          position: 1,
          paymentMethods: [{ name: 'master' }, { name: 'visa' }],
        },
      },
      { kind: 'method', method: { name: 'single' } },
    ]);
  });

  it('shows the only member of a group as itself, unless the category has a page of its own', () => {
    const tiles = tilesOf([
      method('visa', { position: 2, category: 'card_method' }),
      method('btc', { position: 1, category: 'crypto' }),
    ]);
    expect(tiles).toMatchObject([
      { kind: 'group', group: { name: 'crypto', paymentMethods: [{ name: 'btc' }] } },
      { kind: 'method', method: { name: 'visa' } },
    ]);
  });

  it('shows every method exactly once, whatever the order they come in', () => {
    fc.assert(
      fc.property(anyMethods, fc.integer(), (methods, turn) => {
        const tiles = tilesOf(methods);
        const flat = tiles.flatMap((tile) =>
          tile.kind === 'group' ? tile.group.paymentMethods : [tile.method],
        );
        expect(new Set(flat)).toEqual(new Set(methods));
        expect(flat).toHaveLength(methods.length);
        const cut = Math.abs(turn) % (methods.length || 1);
        expect(tilesOf([...methods.slice(cut), ...methods.slice(0, cut)])).toEqual(tiles);
        const positions = tiles.map((tile) =>
          tile.kind === 'group' ? tile.group.position : tile.method.position,
        );
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
      }),
    );
  });
});

describe('searchTiles', () => {
  const tiles = tilesOf([
    method('pix', { text: { en: 'Pix', pt: 'Transferência Pix' } }),
    method('visa', { category: 'card_method', text: { en: 'Visa' } }),
    method('master', { category: 'card_method', text: { en: 'Mastercard' } }),
  ]);
  const find = (query: string, locale = 'en') =>
    searchTiles(tiles, { query, locale, labelOf: () => 'Bank cards' }).length;

  it('finds by name, by member and by the group’s label; case and accents don’t count', () => {
    expect(find('PIX')).toBe(1);
    expect(find('transferencia', 'pt')).toBe(1);
    expect(find('vis')).toBe(1);
    expect(find('cards bank')).toBe(1);
    expect(find('nothing')).toBe(0);
  });

  it('shows all of them, the very same, for an empty query', () => {
    expect(searchTiles(tiles, { query: '  ', locale: 'en', labelOf: () => '' })).toBe(tiles);
  });
});

it('orders popular methods by position', () => {
  const popular = popularOf([
    method('b', { isPopular: true, position: 2 }),
    method('c'),
    method('a', { isPopular: true, position: 1 }),
  ]);
  expect(popular.map((one) => one.name)).toEqual(['a', 'b']);
});
