import { describe, expect, it } from 'vitest';
import { openBanks, readBanks } from './banks.ts';

describe('banks by the first digits of a card', () => {
  it.each([
    ['220220', 'sber'],
    ['52132412', 't-bank'],
    ['440043', 'kaspi'],
    ['860049', 'kapitalbank'],
    ['41721900', 'demirbank'],
    ['444111', 'monobank'],
  ])('knows %s', (bin, id) => {
    expect(openBanks().findByBin(bin)?.id).toBe(id);
  });

  it.each(['411111', '860000', '986000', '000000', '99999999'])('guesses at none for %s', (bin) => {
    expect(openBanks().findByBin(bin)).toBeUndefined();
  });

  it('takes the longest prefix', () => {
    const bank = { name: 'A', country: 'KZ' };
    const banks = readBanks([
      { ...bank, id: 'wide', prefixes: ['4400'] },
      { ...bank, id: 'narrow', prefixes: ['44004312'] },
    ]);
    expect(banks.findByBin('44004312')?.id).toBe('narrow');
    expect(banks.findByBin('440043')?.id).toBe('wide');
  });

  it.each([
    [
      [{ id: 'a', name: 'A', country: 'KZ', prefixes: [] }],
      /banks\.json, entry "number 1", field "prefixes"/,
    ],
    [[{ id: 'a', name: 'A', country: 'KZ', prefixes: ['12'] }], /prefixes/],
    [
      [
        { id: 'a', name: 'A', country: 'KZ', prefixes: ['440043'] },
        { id: 'b', name: 'B', country: 'KZ', prefixes: ['440043'] },
      ],
      /entry "b", field "prefixes": 440043 is another bank’s/,
    ],
  ])('names a fault %#', (entries, message) => {
    expect(() => readBanks(entries)).toThrow(message);
  });
});
