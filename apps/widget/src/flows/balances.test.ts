import { expect, it } from 'vitest';
import { balanceOf, createBalances } from './balances.ts';
import { createTestClient, later, lost, ok } from './testing/test-client.ts';
import { settle } from './testing/test-clock.ts';
import { balance } from './testing/test-withdrawal.ts';

const answer = (available: number) => ok({ balances: [balance({ available })] });

function begin() {
  const server = createTestClient({ 'balance-get': () => answer(300) });
  const balances = createBalances({ client: server.client });
  const state = () => balances.store.getState();
  return { server, balances, state, available: () => balanceOf(state(), 'BRL')?.available };
}

it('tells each currency’s balance, and none of a currency that nobody told', async () => {
  const { balances, state, available } = begin();
  await balances.load();
  expect(state().status).toBe('ready');
  expect(available()).toBe(300);
  expect(balanceOf(state(), 'EUR')).toBeUndefined();
});

it('takes the later answer, whichever comes last', async () => {
  const { server, balances, available } = begin();
  const slow = later();
  server.answers['balance-get'] = slow.answer;
  const first = balances.load();
  server.answers['balance-get'] = () => answer(40);
  await balances.load();
  slow.give(answer(300));
  await first;
  expect(available()).toBe(40);
});

it('fails only while it knows nothing, and begins anew when it is asked again', async () => {
  const { server, balances, state, available } = begin();
  server.answers['balance-get'] = () => lost();
  await balances.load();
  expect(state().status).toBe('failed');
  server.answers['balance-get'] = () => answer(300);
  const again = balances.load();
  expect(state().status).toBe('loading');
  await again;
  server.answers['balance-get'] = () => lost();
  await balances.load();
  expect(state().status).toBe('ready');
  expect(available()).toBe(300);
});

it('asks by itself after payments that move and after a lost connection, once somebody asked', async () => {
  const { server, balances } = begin();
  server.reconnect();
  expect(server.calls).toHaveLength(0);
  await balances.load();
  server.push('withdrawal.status', { withdrawalId: 'w1', status: 0, updatedAt: '2026-11-21T10:00:00Z' });
  server.push('deposit.status', { depositId: 'd1', status: 1, updatedAt: '2026-11-21T10:00:00Z' });
  server.reconnect();
  await settle();
  expect(server.callsTo('balance-get')).toHaveLength(4);
});
