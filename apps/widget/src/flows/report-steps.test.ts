import { describe, expect, it } from 'vitest';
import { createAnalytics } from './analytics.ts';
import { withErrorEvents } from './error-events.ts';
import { reportSteps } from './report-steps.ts';
import { createTestClient, lost, ok } from './testing/test-client.ts';
import { createTestClock } from './testing/test-clock.ts';
import { createTestHost, createTestLifecycle } from './testing/test-edges.ts';
import { testSession } from './testing/test-session.ts';

function begin() {
  const server = createTestClient({ events: () => ok({ ok: true }) });
  const clock = createTestClock(5_000);
  const page = createTestLifecycle();
  const host = createTestHost();
  const analytics = createAnalytics({ host: host.host, session: testSession(), clock });
  const client = withErrorEvents(server.client, analytics);
  const start = () => reportSteps({ take: analytics.take, client, clock, lifecycle: page.lifecycle });
  return { server, clock, page, host, analytics, start };
}

describe('the player’s steps', () => {
  it('reach the host at once and the server too, with those before anybody could report', async () => {
    const { analytics, start, server, host, clock } = begin();
    analytics.track('early');
    start();
    analytics.track('late');
    expect(host.payloads('analytics')).toHaveLength(2);
    expect(server.calls.map(({ request }) => request.analytics)).toMatchObject([[{ event: 'early' }]]);
    await clock.advance(10_000);
    expect(server.calls.map(({ request }) => request)).toMatchObject([
      { events: [], analytics: [{ event: 'early', timestamp: 5_000, payment_region: 'BR' }] },
      { events: [], analytics: [{ event: 'late', timestamp: 5_000 }] },
    ]);
  });

  it('leave with the page', () => {
    const { analytics, start, server, page } = begin();
    start();
    analytics.track('last');
    page.unload();
    page.unload();
    expect(server.calls).toMatchObject([{ options: { keepalive: true } }]);
  });

  it('ask for nothing while there are none', async () => {
    const { start, server, clock } = begin();
    start();
    await clock.advance(60_000);
    expect(server.calls).toEqual([]);
  });

  it('are lost where they cannot be told, which is no step itself for the server', async () => {
    const { analytics, start, server, host, clock } = begin();
    server.answers.events = () => lost();
    start();
    analytics.track('x');
    await clock.advance(60_000);
    expect(server.calls).toHaveLength(1);
    expect(host.payloads('analytics')).toMatchObject([{ event: 'x' }, { event: 'request_error' }]);
  });

  it('are kept up to a hundred', () => {
    const { analytics } = begin();
    for (let step = 0; step < 200; step += 1) analytics.track(`step-${step}`);
    expect(analytics.take()).toHaveLength(100);
    expect(analytics.take()).toEqual([]);
  });
});
