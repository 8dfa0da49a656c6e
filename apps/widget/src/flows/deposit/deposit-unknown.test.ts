import { describe, expect, it } from 'vitest';
import { later, lost, ok, refused } from '../testing/test-client.ts';
import { settle } from '../testing/test-clock.ts';
import { depositSetting, redirectReply } from '../testing/test-deposit.ts';

describe('nobody knows', () => {
  it('asks again with the same key and body, by itself and by the player, until it is known', async () => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = () => lost('timeout');
    await test.ready();
    const done = test.flow.submit({});
    await settle();
    expect(test.phase()).toEqual({ kind: 'checking' });
    await test.clock.advance(1_000);
    void test.flow.submit({});
    await settle();
    test.server.reconnect();
    await settle();
    test.page.show();
    await settle();
    expect(test.keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-1']);
    expect(new Set(test.creates().map((call) => JSON.stringify(call.request))).size).toBe(1);
    expect(test.notices()).toEqual([]);
    test.server.answers['deposit-create'] = () => ok(redirectReply);
    await test.clock.advance(60_000);
    await done;
    expect(test.phase()).toMatchObject({ kind: 'redirected', window: 'open' });
    expect(test.windows.opened).toHaveLength(1);
  });

  it.each([
    ['a broken server', refused('server.error', 500)],
    ['a server that is away', refused('server.unavailable', 503)],
    ['an attempt that still runs', refused('idempotency.inProgress', 409)],
    ['a reply that nobody can read', lost('malformed')],
  ])('after %s', async (_, failure) => {
    const test = depositSetting();
    test.server.answers['deposit-create'] = () => failure;
    await test.ready();
    void test.flow.submit({});
    await settle();
    expect(test.phase()).toEqual({ kind: 'checking' });
    expect(test.entry.read()?.attemptKey).toBe('key-1');
  });

  it('says so as soon as the connection is lost, and a second submit carries the same key', async () => {
    const test = depositSetting();
    const silent = later();
    test.server.answers['deposit-create'] = silent.answer;
    await test.ready();
    void test.flow.submit({});
    test.server.disconnect();
    expect(test.phase()).toEqual({ kind: 'checking' });
    test.server.answers['deposit-create'] = () => ok(redirectReply);
    await test.flow.submit({});
    await settle();
    expect(test.keys()).toEqual(['key-1', 'key-1']);
    expect(test.phase().kind).toBe('redirected');
    silent.give(ok(redirectReply));
    await settle();
    expect(test.windows.opened[0]?.targets).toHaveLength(1);
  });
});
