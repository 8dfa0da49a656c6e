import { sessionUser } from '@opencashier/contract/calls/session-user';
import { expect, it } from 'vitest';
import { createTestClient, ok } from '../flows/testing/test-client.ts';
import { createLateClient } from './late-client.ts';

it('lets a call wait for the client, and passes later ones on', async () => {
  const server = createTestClient({ 'session-user': () => ok({ name: 'Ana' }) });
  const { client, arrive } = createLateClient();
  const early = client.call(sessionUser, {});
  expect(server.calls).toEqual([]);
  arrive(server.client);
  expect(await early).toEqual(ok({ name: 'Ana' }));
  expect(await client.call(sessionUser, {})).toEqual(ok({ name: 'Ana' }));
  expect(server.calls).toHaveLength(2);
});

it('hands listeners on, but for those that stopped before', async () => {
  const server = createTestClient();
  const { client, arrive } = createLateClient();
  const heard: string[] = [];
  const stopped = client.onPush('login.token', ({ token }) => heard.push(`stopped ${token}`));
  const stop = client.onPush('login.token', ({ token }) => heard.push(`early ${token}`));
  stopped();
  arrive(server.client);
  // At once from now on, and what was there before with the arrival.
  client.onPush('login.token', ({ token }) => heard.push(`late ${token}`));
  await Promise.resolve();
  server.push('login.token', { token: 'one' });
  expect(heard.sort()).toEqual(['early one', 'late one']);
  stop();
  server.push('login.token', { token: 'two' });
  expect(heard).toEqual(['early one', 'late one', 'late two']);
});
