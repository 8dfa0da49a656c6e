import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGatherer } from './gatherer.ts';

/** A gatherer whose flights land when told to. */
function steered(options: { readonly maxItems?: number; readonly maxFlights?: number } = {}) {
  const flights: { readonly items: readonly string[]; land(error?: Error): void }[] = [];
  const call = createGatherer<string, string>({
    keyOf: (item) => item,
    maxItems: options.maxItems ?? 10,
    maxFlights: options.maxFlights ?? 1,
    send: (items) =>
      new Promise((resolve, reject) => {
        const land = (error?: Error) => (error ? reject(error) : resolve(items.map((item) => `${item}!`)));
        flights.push({ items, land });
      }),
  });
  return { call, flights };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a gatherer', () => {
  it('sends what comes together together, and the next while one is out later', async () => {
    const { call, flights } = steered();
    const early = [call('a'), call('b')];
    await turn();
    const late = [call('c'), call('d')];
    await turn();
    expect(flights.map(({ items }) => items)).toEqual([['a', 'b']]);
    flights[0]?.land();
    expect(await Promise.all(early)).toEqual(['a!', 'b!']);
    await turn();
    expect(flights[1]?.items).toEqual(['c', 'd']);
    flights[1]?.land();
    expect(await Promise.all(late)).toEqual(['c!', 'd!']);
  });

  it('keeps items of one key apart and in order', async () => {
    const { call, flights } = steered({ maxFlights: 3 });
    const calls = [call('a'), call('a'), call('b')];
    await turn();
    await turn();
    expect(flights.map(({ items }) => items)).toEqual([['a', 'b']]);
    flights[0]?.land();
    await Promise.all([calls[0], calls[2]]);
    await turn();
    expect(flights[1]?.items).toEqual(['a']);
    flights[1]?.land();
    expect(await calls[1]).toBe('a!');
  });

  it('fails only the flight that failed', async () => {
    const { call, flights } = steered({ maxItems: 1, maxFlights: 2 });
    const calls = [call('a'), call('b')];
    await turn();
    await turn();
    flights[0]?.land(new Error('lost'));
    flights[1]?.land();
    await expect(calls[0]).rejects.toThrow('lost');
    expect(await calls[1]).toBe('b!');
  });

  it('answers each call with its own outcome, whatever comes when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(5), { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 3 }),
        async (keys, maxItems, maxFlights) => {
          const call = createGatherer<readonly [number, number], string>({
            keyOf: ([key]) => String(key),
            maxItems,
            maxFlights,
            async send(items) {
              expect(items.length).toBeLessThanOrEqual(maxItems);
              expect(new Set(items.map(([key]) => key)).size).toBe(items.length);
              return items.map(String);
            },
          });
          const outcomes = await Promise.all(keys.map((key, index) => call([key, index])));
          expect(outcomes).toEqual(keys.map((key, index) => `${key},${index}`));
        },
      ),
      { numRuns: 50 },
    );
  });
});
