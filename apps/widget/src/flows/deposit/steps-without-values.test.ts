import { analyticsEvent } from '@opencashier/contract/host/analytics-event';
import { expect, it } from 'vitest';
import { createAnalytics, type TimedStep } from '../analytics.ts';
import { withErrorEvents } from '../error-events.ts';
import { reportSteps } from '../report-steps.ts';
import { createTestClient, lost, ok, refused } from '../testing/test-client.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { depositSetting, redirectReply } from '../testing/test-deposit.ts';
import { createTestHost, createTestLifecycle } from '../testing/test-edges.ts';
import { method } from '../testing/test-methods.ts';
import { testSession } from '../testing/test-session.ts';

/** What a player types into a form, each value marked. */
const marked = {
  email: 'marked.person@private.example',
  phone: '+5511987654321',
  holder_name: 'MARKED HOLDER',
  card_number: '4242 4242 4242 4242',
  card_cvc: '739',
  iban: 'DE89370400440532013000',
  document: '52998224725',
};
const player = {
  id: 77_001,
  name: 'Marked Player',
  email: 'marked.player@private.example',
  token: 'marked-token',
};
const everything = JSON.stringify(marked);

const form = method('marked_method', {
  fields: Object.keys(marked).map((name) => ({
    name,
    type: 'text' as const,
    regex: name === 'document' ? '^\\d+$' : '^.+$',
    regex_error_key: 'k',
  })),
});

/** Drives a whole form: wrong, refused with its values repeated, lost, and created. */
async function wholeForm() {
  const server = createTestClient({
    events: () => ok({ ok: true }),
    'session-start': () => lost(),
    'deposit-limits': () => ok({ marked_method: { min: 10, max: 500 } }),
    'deposit-prepare': () => ok({ fields: [] }),
  });
  const host = createTestHost();
  const clock = createTestClock();
  const session = testSession();
  session.setState({ user: player });
  const analytics = createAnalytics({ host: host.host, session, clock });
  const client = withErrorEvents(server.client, analytics);
  const page = createTestLifecycle();
  const test = depositSetting({ extra: { analytics, client, session } });
  reportSteps({ take: analytics.take, client, clock, lifecycle: page.lifecycle });

  test.flow.start(form);
  await test.clock.advance(0);
  test.flow.setAmount('1', false);
  await test.flow.submit({ ...marked, document: 'not digits' });
  test.flow.setAmount('50', false);
  const words = `echo ${everything}`;
  for (const code of ['banking.merchantClientError', 'validation.failed', 'banking.amountOutOfLimits']) {
    server.answers['deposit-create'] = () => ({
      ok: false,
      error: { kind: 'refused', status: 400, code, message: words, details: marked },
    });
    await test.flow.submit(marked);
  }
  server.answers['deposit-create'] = () => refused('banking.methodNotOffered');
  await test.flow.submit(marked);
  server.answers['deposit-create'] = () => ok(redirectReply);
  await test.flow.submit(marked);
  page.unload();
  return {
    created: test.phase().kind,
    toHost: host.payloads('analytics') as TimedStep[],
    toServer: server.callsTo('events').flatMap(({ request }) => request.analytics as TimedStep[]),
  };
}

it('a whole form tells its steps, and nothing that was typed into it', async () => {
  const { created, toHost, toServer } = await wholeForm();
  expect(created).toBe('redirected');
  const names = new Set(toHost.map(({ event }) => event));
  expect([...names]).toEqual(
    expect.arrayContaining([
      'regex_error',
      'request_error',
      'deposit_submit',
      'deposit_failed',
      'deposit_created',
    ]),
  );
  expect(toServer.map(({ event }) => event)).toEqual(toHost.map(({ event }) => event));
  for (const step of [...toHost, ...toServer]) {
    expect(analyticsEvent.safeParse(step).success).toBe(true);
    expect(Object.keys(step)).toEqual(
      Object.keys(step).filter((name) => name === 'timestamp' || name in analyticsEvent.shape),
    );
  }
  const told = JSON.stringify([toHost, toServer]);
  const values = [...Object.values(marked), ...Object.values(player).map(String)];
  expect(values.filter((value) => told.includes(value))).toEqual([]);
});
