import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, type RouteRule, serves } from './routing.ts';

const route = (id: string, more: Partial<RouteRule> = {}): RouteRule => ({
  id,
  providerMethod: 'x',
  ...more,
});
const idsOf = (rules: readonly RouteRule[]) => rules.map(({ id }) => id);

describe('serves', () => {
  const asked = { country: 'DE', currency: 'EUR', minor: 2_500n };

  it.each([
    [{}, true],
    [{ countries: ['DE', 'AT'] }, true],
    [{ countries: ['AT'] }, false],
    [{ currencies: ['USD'] }, false],
    [{ amounts: { USD: { minMinor: 9_000n } } }, true],
    [{ amounts: { EUR: { minMinor: 2_500n, maxMinor: 2_500n } } }, true],
    [{ amounts: { EUR: { minMinor: 2_501n } } }, false],
    [{ amounts: { EUR: { maxMinor: 2_499n } } }, false],
  ])('%o: %s', (rule, expected) => {
    expect(serves(route('a', rule), asked)).toBe(expected);
  });

  it('leaves amounts open while none is known', () => {
    const rule = route('a', { amounts: { EUR: { minMinor: 9_000n } } });
    expect(serves(rule, { country: 'DE', currency: 'EUR' })).toBe(true);
  });
});

describe('inOrder', () => {
  it('keeps the order of the list where nothing else is said', () => {
    expect(idsOf(inOrder([route('a'), route('b'), route('c')], 'dep_1'))).toEqual(['a', 'b', 'c']);
  });

  it('goes by priority before all', () => {
    const rules = [route('a', { priority: 2 }), route('b', { priority: 1 }), route('c', { priority: 3 })];
    expect(idsOf(inOrder(rules, 'dep_1'))).toEqual(['b', 'a', 'c']);
  });

  it('loses and doubles no route, and draws the same for the same key', () => {
    const some = fc.array(
      fc.record({ priority: fc.integer({ min: 1, max: 3 }), share: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(some, fc.string(), (tiers, key) => {
        const rules = tiers.map((each, index) => route(String(index), each));
        const ordered = inOrder(rules, key);
        expect(idsOf(ordered).sort()).toEqual(idsOf(rules).sort());
        expect(inOrder(rules, key)).toEqual(ordered);
        const priorities = ordered.map(({ priority }) => priority);
        expect(priorities).toEqual([...priorities].sort());
      }),
    );
  });

  it('gives each its share of the payments', () => {
    const rules = [
      route('a', { priority: 1, share: 70 }),
      route('b', { priority: 1, share: 20 }),
      route('c', { priority: 1, share: 10 }),
    ];
    const firsts = new Map<string, number>();
    const count = 10_000;
    for (let index = 0; index < count; index += 1) {
      const [first] = inOrder(rules, `dep_${index}`);
      firsts.set(first?.id ?? '', (firsts.get(first?.id ?? '') ?? 0) + 1);
    }
    const shareOf = (id: string) => (firsts.get(id) ?? 0) / count;
    expect(shareOf('a')).toBeCloseTo(0.7, 1);
    expect(shareOf('b')).toBeCloseTo(0.2, 1);
    expect(shareOf('c')).toBeCloseTo(0.1, 1);
  });
});
