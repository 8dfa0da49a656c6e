import { events } from '@opencashier/contract/calls/events';
import { describe, expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { createDepositDelay } from './deposit-delay.ts';
import { withErrorEvents } from './error-events.ts';
import { abTestGroupOf, isCryptoBonusOn } from './experiments.ts';
import { createMetrics } from './metrics.ts';
import { createTestClient, lost, ok, refused } from './testing/test-client.ts';
import { createTestClock } from './testing/test-clock.ts';
import { createTestHost } from './testing/test-edges.ts';
import { method } from './testing/test-methods.ts';
import { parent, testSession } from './testing/test-session.ts';

describe('deposit delay', () => {
  const begin = () => {
    const timeline = performance;
    timeline.clearMarks();
    return { timeline, delay: createDepositDelay(timeline) };
  };

  it('is measured once, from the first tiles to the first click, in whole milliseconds', () => {
    const { delay, timeline } = begin();
    delay.tilesShown();
    const started = timeline.getEntriesByName('deposit-delay-start')[0]?.startTime;
    delay.tilesShown();
    expect(timeline.getEntriesByName('deposit-delay-start')).toHaveLength(1);
    expect(timeline.getEntriesByName('deposit-delay-start')[0]?.startTime).toBe(started);
    const measured = delay.depositClicked();
    expect(Number.isInteger(measured)).toBe(true);
    expect(timeline.getEntriesByType('mark')).toHaveLength(0);
    delay.tilesShown();
    expect(timeline.getEntriesByType('mark')).toHaveLength(0);
    expect(delay.depositClicked()).toBeUndefined();
  });

  it('is nothing where no tiles were shown', () => {
    expect(begin().delay.depositClicked()).toBeUndefined();
  });
});

it('reports measurements in seconds', () => {
  const server = createTestClient({ events: () => ok({ ok: true }) });
  createMetrics({ client: server.client, clock: createTestClock(5_000) }).report('deposit_delay', 1_234);
  expect(server.calls[0]?.request).toEqual({
    events: [{ key: 'deposit_delay', timestamp: 5_000, value: 1.234 }],
  });
});

describe('analytics', () => {
  it('says currency, region and kind of method', () => {
    const host = createTestHost();
    const analytics = createAnalytics({
      host: host.host,
      session: testSession(),
      clock: createTestClock(5_000),
    });
    analytics.track('x', { method: method('btc', { category: 'crypto' }), submit_amount: 5 });
    expect(host.payloads('analytics')).toEqual([
      {
        event: 'x',
        event_cat: 'deposit',
        method_type: 'crypto',
        payment_region: 'BR',
        currency: 'BRL',
        deposit_method: 'btc',
        submit_amount: 5,
      },
    ]);
  });

  it('calls other methods fiat, and what is about none default', () => {
    const host = createTestHost();
    const analytics = createAnalytics({
      host: host.host,
      session: testSession(),
      clock: createTestClock(5_000),
    });
    analytics.track('x', { method: method('visa'), kind: 'withdrawal' });
    analytics.track('y', { event_cat: 'input' });
    expect(host.payloads('analytics')).toMatchObject([
      { method_type: 'fiat', withdrawal_method: 'visa', event_cat: 'withdrawal' },
      { method_type: 'default', event_cat: 'input' },
    ]);
  });

  it('tells failed requests with status and text, and silence for the player’s own abort', async () => {
    const host = createTestHost();
    const server = createTestClient({
      events: () => refused('validation.failed', 400),
    });
    const analytics = createAnalytics({
      host: host.host,
      session: testSession(),
      clock: createTestClock(5_000),
    });
    const client = withErrorEvents(server.client, analytics);
    await client.call(events, { events: [] });
    server.answers.events = () => lost('timeout');
    await client.call(events, { events: [] });
    server.answers.events = () => ({ ok: false, error: { kind: 'aborted' } });
    await client.call(events, { events: [] });
    expect(host.payloads('analytics')).toMatchObject([
      {
        event: 'request_error',
        event_cat: 'events',
        status: 400,
        text: 'validation.failed: server: validation.failed',
      },
      { event: 'request_error', text: 'timeout: timeout' },
    ]);
  });
});

it('reads the host’s experiments', () => {
  const crypto = { key: 'crypto_bonus', group: 'group_b' };
  const visit = parent({ cryptoBonus: true, experiments: [crypto, { key: 'list', group: 'a' }] });
  expect(abTestGroupOf(visit)).toBe('a');
  expect(isCryptoBonusOn(visit)).toBe(true);
  expect(isCryptoBonusOn({ ...visit, cryptoBonus: false })).toBe(false);
  expect(isCryptoBonusOn({ ...visit, experiments: [{ ...crypto, group: 'group_a' }] })).toBe(false);
  expect(abTestGroupOf(undefined)).toBeUndefined();
});
