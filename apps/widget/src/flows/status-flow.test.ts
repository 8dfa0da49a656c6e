import { describe, expect, it } from 'vitest';
import { createPendingEntry } from './pending-entry.ts';
import { createStatusFlow } from './status-flow.ts';
import { createTestClient, later, lost, ok, refused } from './testing/test-client.ts';
import { createTestClock, settle } from './testing/test-clock.ts';
import { createTestHost, createTestLifecycle } from './testing/test-edges.ts';
import { memoryStorage } from './testing/test-session.ts';
import { transaction } from './testing/test-transaction.ts';

function begin() {
  const server = createTestClient({ 'deposit-status': () => ok(transaction()) });
  const clock = createTestClock();
  const host = createTestHost();
  const page = createTestLifecycle();
  const entry = createPendingEntry(memoryStorage());
  const flow = createStatusFlow({
    client: server.client,
    host: host.host,
    clock,
    lifecycle: page.lifecycle,
    entry,
    random: () => 0,
  });
  const answer = (data: unknown) => {
    server.answers['deposit-status'] = () => ok(data);
  };
  const push = (status: number, updatedAt = '2026-11-21T10:05:00Z', extra = {}) =>
    server.push('deposit.status', { depositId: 'd1', status, updatedAt, ...extra });
  return { server, clock, host, page, entry, flow, answer, push, state: () => flow.store.getState() };
}

it('is still checking while an answer takes long, and no longer once it is there', async () => {
  const { flow, server, clock, state } = begin();
  const slow = later();
  server.answers['deposit-status'] = slow.answer;
  flow.follow('d1');
  await clock.advance(3_900);
  expect(state().freshness).toBe('asking');
  await clock.advance(200);
  expect(state().freshness).toBe('stillChecking');
  slow.give(ok(transaction()));
  await settle();
  expect(state().freshness).toBe('known');
});

describe('the server’s word', () => {
  it.each([
    ['processed', 'waiting'],
    ['mistaked', 'waiting'],
    ['nonsense', 'waiting'],
    ['accepted', 'accepted'],
  ])('an address that says %s is shown as %s until the server answers', async (hint, shown) => {
    const { flow, state } = begin();
    flow.follow('d1', { hint, paymentMethod: 'visa' });
    expect(state()).toMatchObject({ status: shown, freshness: 'asking' });
    await settle();
    expect(state()).toMatchObject({ status: 'waiting', freshness: 'known' });
  });

  it('is shown, told to the host once per change, and ends the asking', async () => {
    const { flow, state, answer, clock, host, server, entry } = begin();
    entry.write({
      attemptKey: 'k',
      paymentId: 'd1',
      route: 'depositComplete',
      paymentMethod: 'visa',
      amount: 50,
      currency: 'BRL',
    });
    flow.follow('d1');
    await clock.advance(1_000);
    expect(server.calls).toHaveLength(2);
    answer(transaction({ status: 'processed', creditedAmount: 49, updatedAt: '2026-11-21T10:01:00Z' }));
    await clock.advance(60_000);
    expect(state()).toMatchObject({ status: 'processed', freshness: 'known' });
    expect(clock.waiting).toBe(0);
    expect(host.payloads('depositStatus')).toEqual([
      { depositId: 'd1', status: 'waiting', amount: 50, currency: 'BRL' },
      { depositId: 'd1', status: 'processed', amount: 49, currency: 'BRL' },
    ]);
    expect(entry.read()).toBeUndefined();
  });

  it('is asked for with growing pauses, at most ten seconds', async () => {
    const { flow, clock, server } = begin();
    flow.follow('d1');
    for (const [ms, count] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
      [8_000, 5],
      [10_000, 6],
      [10_000, 7],
    ] as const) {
      await clock.advance(ms);
      expect(server.calls).toHaveLength(count);
    }
  });

  it('is never a failure where nobody answers', async () => {
    const { flow, server, state, clock, host } = begin();
    flow.follow('d1');
    await settle();
    server.answers['deposit-status'] = () => lost();
    await clock.advance(1_000);
    expect(state()).toMatchObject({ status: 'waiting', freshness: 'stillChecking' });
    server.answers['deposit-status'] = () => refused('auth.tokenExpired', 401);
    await clock.advance(20_000);
    expect(state()).toMatchObject({ status: 'waiting', freshness: 'stillChecking' });
    expect(clock.waiting).toBe(1);
    expect(host.payloads('depositStatus')).toHaveLength(1);
  });

  it('of no such deposit ends the asking without a verdict', async () => {
    const { flow, server, state, clock } = begin();
    server.answers['deposit-status'] = () => refused('banking.depositNotFound', 404);
    flow.follow('d9', { hint: 'processed' });
    await clock.advance(60_000);
    expect(state().status).toBe('waiting');
    expect(server.calls).toHaveLength(1);
  });
});

describe('pushes', () => {
  it('move the followed deposit at once and ask for the whole of it', async () => {
    const { flow, push, state, answer, server } = begin();
    flow.follow('d1');
    await settle();
    answer(transaction({ status: 'processed', updatedAt: '2026-11-21T10:05:00Z', marks: ['late'] }));
    push(1, undefined, { creditedAmount: 50, depositStatus: 'PAYED' });
    expect(state().status).toBe('processed');
    await settle();
    expect(state().transaction?.marks).toEqual(['late']);
    expect(server.calls).toHaveLength(2);
  });

  it('that tell the end are taken, also from a clock that is behind', async () => {
    const { flow, state, answer, push } = begin();
    answer(transaction({ updatedAt: '2026-11-21T10:05:01Z' }));
    flow.follow('d1');
    await settle();
    answer(transaction({ status: 'processed', updatedAt: '2026-11-21T10:05:00Z' }));
    push(1, '2026-11-21T10:05:00Z');
    await settle();
    expect(state()).toMatchObject({ status: 'processed', freshness: 'known' });
  });

  it('that are older than what is known change nothing', async () => {
    const { flow, push, state, answer } = begin();
    answer(transaction({ status: 'processed', updatedAt: '2026-11-21T11:00:00+00:00' }));
    flow.follow('d1');
    await settle();
    push(2, '2026-11-21T10:30:00Z');
    await settle();
    expect(state().status).toBe('processed');
  });

  it('beat an answer that was asked for before', async () => {
    const { flow, push, state, server } = begin();
    flow.follow('d1');
    await settle();
    const slow = later();
    server.answers['deposit-status'] = slow.answer;
    flow.refresh();
    push(1);
    server.answers['deposit-status'] = () =>
      ok(transaction({ status: 'processed', updatedAt: '2026-11-21T10:05:00Z' }));
    slow.give(ok(transaction()));
    await settle();
    expect(state().status).toBe('processed');
  });

  it('bring money that arrives after a failure', async () => {
    const { flow, push, state, answer } = begin();
    answer(transaction({ status: 'mistaked', depositStatus: 'AUTO_CANCELED' }));
    flow.follow('d1');
    await settle();
    answer(transaction({ status: 'processed', updatedAt: '2026-11-21T10:05:00Z', marks: ['late'] }));
    push(1);
    await settle();
    expect(state().status).toBe('processed');
  });

  it('of other deposits are told to the host alone; an unknown number is accepted', async () => {
    const { flow, server, host, state } = begin();
    flow.follow('d1');
    await settle();
    server.push('deposit.status', { depositId: 'd2', status: 7, updatedAt: '2026-11-21T10:05:00Z' });
    expect(state().status).toBe('waiting');
    expect(host.payloads('depositStatus').at(-1)).toEqual({ depositId: 'd2', status: 'accepted' });
  });
});

describe('a connection that comes and goes', () => {
  it('says so and asks again', async () => {
    const { flow, server, state } = begin();
    flow.follow('d1');
    await settle();
    server.disconnect();
    expect(state().freshness).toBe('stillChecking');
    server.reconnect();
    await settle();
    expect(state().freshness).toBe('known');
    expect(server.calls).toHaveLength(2);
  });

  it('asks when the page is seen again, and not once the deposit ended', async () => {
    const { flow, page, server, answer } = begin();
    flow.follow('d1');
    await settle();
    answer(transaction({ status: 'processed', updatedAt: '2026-11-21T10:05:00Z' }));
    page.show();
    await settle();
    page.show();
    server.reconnect();
    await settle();
    expect(server.calls).toHaveLength(2);
  });
});

it('follows another deposit from the start', async () => {
  const { flow, server, state, clock } = begin();
  flow.follow('d1');
  server.answers['deposit-status'] = ({ request }) => ok(transaction({ id: String(request.depositId) }));
  flow.follow('d2');
  await settle();
  expect(state()).toMatchObject({ paymentId: 'd2', transaction: { id: 'd2' } });
  flow.stop();
  expect(clock.waiting).toBe(0);
});

it('shows what was told otherwise, without asking', async () => {
  const { flow, server, state, clock } = begin();
  flow.show('mistaked');
  await clock.advance(60_000);
  expect(state()).toMatchObject({ status: 'mistaked', freshness: 'known', paymentId: undefined });
  flow.show('processed');
  expect(state().status).toBe('accepted');
  expect(server.calls).toHaveLength(0);
});
