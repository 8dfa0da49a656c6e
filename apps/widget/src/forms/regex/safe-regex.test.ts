import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern, maxTextLength } from './safe-regex.ts';

const piece = fc.constantFrom(
  'a',
  'b',
  '[ab]',
  '[^a]',
  '\\d',
  '\\w',
  '.',
  '\\p{L}',
  '\\u0061',
  'é',
  '\\.',
  '\\-',
);
const quantified = fc
  .tuple(piece, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?'))
  .map(([atom, times]) => (atom === '\\-' ? '[\\-]' : atom) + times);
const sequence = fc.array(quantified, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const grouped = fc
  .tuple(
    fc.array(sequence, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('(', '(?:', '(?<n>'),
    fc.constantFrom('', '*', '+', '?', '{2}', '{0,2}'),
  )
  .map(([options, open, times]) => `${open}${options.join('|')})${times}`);
const pattern = fc
  .tuple(
    fc.constantFrom('', '^', '\\b'),
    fc.oneof(
      sequence,
      grouped,
      fc.tuple(grouped, sequence).map((all) => all.join('')),
    ),
    fc.constantFrom('', '$', '\\b'),
  )
  .map((all) => all.join(''));
const text = fc.string({
  unit: fc.constantFrom('a', 'b', '1', '.', '-', ' ', 'é', '😀', '\n'),
  maxLength: 8,
});

describe('matchesPattern', () => {
  it('agrees with the browser’s own matcher', () => {
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        expect(matchesPattern(source, value)).toBe(new RegExp(source, 'u').test(value));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['^[0-9]{13,19}$', '4111111111111111', true],
    ['^[^@\\s]{1,64}@[^@\\s.]{1,63}(?:\\.[^@\\s.]{1,63}){1,5}$', 'a@b.co', true],
    ['^[^@\\s]{1,64}@[^@\\s.]{1,63}(?:\\.[^@\\s.]{1,63}){1,5}$', 'a@b', false],
    ["^[\\p{L}][\\p{L} .'\\u2019-]{1,59}$", 'Zoë O’Hara', true],
    ['^(?:8600|5614)[0-9]{12}$', '8600123412341234', true],
    ['^1[3-9][0-9]{8}$', '1712345678', true],
    ['^\\u{1F600}$', '😀', true],
    ['^\\uD83D\\uDE00$', '😀', true],
    ['^[\\]a]+$', ']a', true],
    ['a|^$', '', true],
    ['^x{0}$', '', true],
  ])('%s on %s is %s', (source, value, expected) => {
    expect(matchesPattern(source, value)).toBe(expected);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '^(.*)*$', '^(?:a?){60}a{60}$', '(.*)(.*)(.*)(.*)(.*)(.*)x'])(
    '%s never takes long',
    (source) => {
      const started = performance.now();
      matchesPattern(source, `${'a'.repeat(maxTextLength - 1)}!`);
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );

  it.each([
    ['[', 'syntax'],
    ['[\\-\\_]', 'an escape that unicode mode forbids'],
    ['a{', 'a lone brace'],
    ['(?=a)b', 'look-ahead'],
    ['(?<!a)b', 'look-behind'],
    ['(a)\\1', 'a back-reference'],
    ['(?<n>a)\\k<n>', 'a named back-reference'],
    ['a{9999}', 'too large a repetition'],
    ['((a{100}){100}){100}', 'repetitions of repetitions'],
    ['a'.repeat(600), 'too long a pattern'],
  ])('%s accepts everything: %s', (source) => {
    expect(matchesPattern(source, 'anything')).toBe(true);
  });

  it('matches nothing that is too long', () => {
    expect(matchesPattern('a', 'a'.repeat(maxTextLength + 1))).toBe(false);
  });
});
