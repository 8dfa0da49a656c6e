import { describe, expect, it } from 'vitest';
import { createConversions } from './conversion.ts';
import { createTestClient, later, lost, ok, refused } from './testing/test-client.ts';
import { createTestClock } from './testing/test-clock.ts';

const euros = { amount: 50, from: 'EUR', to: 'USD' };

function begin(answer: Parameters<typeof createTestClient>[0] = {}) {
  const server = createTestClient({
    'payment-convert-v2': ({ request }) => ok({ amount: Number(request.amount) * 2, rate: '2' }),
    ...answer,
  });
  const clock = createTestClock(Date.parse('2026-01-01T00:00:00Z'));
  const conversion = createConversions({ client: server.client, clock }).open();
  return {
    server,
    clock,
    conversion,
    state: () => conversion.store.getState(),
    asked: () => server.callsTo('payment-convert-v2').map(({ request }) => request.amount),
  };
}

describe('what an amount is worth', () => {
  it('is asked for once the typing rests, and told with its rate', async () => {
    const { conversion, clock, state, asked } = begin();
    for (const amount of [5, 50, 500]) {
      conversion.follow({ ...euros, amount });
      await clock.advance(100);
    }
    expect(asked()).toEqual([]);
    expect(state()).toMatchObject({ freshness: 'asking', amount: undefined });
    await clock.advance(250);
    expect(asked()).toEqual([500]);
    expect(state()).toMatchObject({ freshness: 'known', amount: 1000, rate: '2' });
    conversion.follow({ ...euros, amount: 500 });
    expect(asked()).toEqual([500]);
  });

  it.each([undefined, { ...euros, to: 'EUR' }, { ...euros, amount: 0 }, { ...euros, amount: Number.NaN }])(
    'is not asked for %j',
    async (query) => {
      const { conversion, clock, state, asked } = begin();
      conversion.follow(euros);
      await clock.advance(250);
      conversion.follow(query);
      await clock.advance(200_000);
      expect(state()).toMatchObject({ freshness: 'none', amount: undefined });
      expect(asked()).toEqual([50]);
    },
  );

  it('never shows the worth of an amount that is no longer there', async () => {
    const slow = later();
    const { conversion, clock, server, state } = begin({ 'payment-convert-v2': slow.answer });
    conversion.follow(euros);
    await clock.advance(250);
    server.answers['payment-convert-v2'] = () => ok({ amount: 7 });
    conversion.follow({ ...euros, amount: 5 });
    slow.give(ok({ amount: 100 }));
    await clock.advance(0);
    expect(state().amount).toBeUndefined();
    await clock.advance(250);
    expect(state()).toMatchObject({ amount: 7, rate: undefined });
  });

  it.each([
    ['when the rate expires', '2026-01-01T00:00:30Z', 29_000, 31_000],
    ['not at once on a device whose clock is ahead', '2025-01-01T00:00:00Z', 9_000, 11_000],
    ['within a minute on one whose clock is behind', '2027-01-01T00:00:00Z', 59_000, 61_000],
  ])('is asked for again %s', async (_, expiresAt, notYet, then) => {
    const { conversion, clock, asked } = begin({
      'payment-convert-v2': () => ok({ amount: 1, expiresAt }),
    });
    conversion.follow(euros);
    await clock.advance(250 + notYet);
    expect(asked()).toHaveLength(1);
    await clock.advance(then - notYet);
    expect(asked()).toHaveLength(2);
  });

  it('keeps an old figure, and says that it is old', async () => {
    const { conversion, clock, server, state } = begin();
    conversion.follow(euros);
    await clock.advance(250);
    const { toldAt } = state();
    expect(toldAt).toBe(clock.now());
    server.answers['payment-convert-v2'] = () => lost();
    await clock.advance(60_000);
    expect(state()).toMatchObject({ freshness: 'old', amount: 100, toldAt });
    server.answers['payment-convert-v2'] = () => ok({ amount: 99 });
    await clock.advance(60_000);
    expect(state()).toMatchObject({ freshness: 'known', amount: 99 });
  });

  it('stays silent where nobody knows, and asks no more where the answer is no', async () => {
    const { conversion, clock, state, asked } = begin({
      'payment-convert-v2': () => refused('banking.currencyUnknown'),
    });
    conversion.follow(euros);
    await clock.advance(250);
    expect(state()).toMatchObject({ freshness: 'unknown', amount: undefined });
    await clock.advance(300_000);
    expect(asked()).toHaveLength(1);
  });

  it('is not followed once nobody shows it', async () => {
    const { conversion, clock, asked } = begin();
    conversion.follow(euros);
    await clock.advance(250);
    conversion.stop();
    await clock.advance(300_000);
    expect(asked()).toHaveLength(1);
    expect(clock.waiting).toBe(0);
  });
});
