import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../flows/session-token.ts';
import { createTestClient } from '../flows/testing/test-client.ts';
import { createTestClock } from '../flows/testing/test-clock.ts';
import { fakeToken, memoryStorage, parent, testSession } from '../flows/testing/test-session.ts';
import { createHostChannel } from '../host/create-host-channel.ts';
import type { BridgeKind } from '../host/host-channel.ts';
import { bridges } from '../host/testing/bridges.ts';
import { garbage, incorrect } from '../host/testing/garbage.ts';
import { fromHost } from '../host/testing/messages.ts';
import type { Composition } from './compose.ts';
import type { Early } from './early-page.ts';
import { learnVisit } from './visit.ts';

const token = fakeToken({ sub: '7', brand: 'harbor' });
const fresh = fakeToken({ sub: '7', brand: 'harbor', jti: 2 });
const refused = [
  fakeToken({ sub: '8', brand: 'harbor' }),
  fakeToken({ sub: '7', brand: 'reef' }),
  'no token at all',
];
const kinds = Object.keys(bridges) as BridgeKind[];
const hosted = kinds.filter((kind) => kind !== 'standalone');

/** A visit whose host has told who the player is, each in its own way. */
async function begin(kind: BridgeKind, payload: ParentDataInput = { token }) {
  const test = bridges[kind]();
  if (kind !== 'frame' && kind !== 'standalone') Object.assign(test.window, { cashierUserData: payload });
  const server = createTestClient();
  const session = testSession();
  const storage = memoryStorage();
  const leave = vi.fn();
  const composition = {
    services: { session, client: server.client },
    arrivedLate: () => ({ deposit: { leave } }),
  };
  const learnt = learnVisit({
    window: test.window,
    early: { data: { view: 'main', address: {} }, code: 'code' } as unknown as Early,
    channel: createHostChannel(test.bridge),
    storage,
    clock: createTestClock(),
    standalone: { begin: async () => parent(payload), renew: async () => false },
    reloadAs: () => {},
    // A visit uses no more of it.
    composition: composition as unknown as Composition,
  });
  const say = (type: string, data?: unknown) => test.say(JSON.stringify({ type, payload: data }));
  if (kind === 'frame') say('loaded', payload);
  await learnt;
  return { ...test, text: test.say, say, server, session, storage, leave };
}

describe.each(kinds)('a visit over %s', (kind) => {
  it('knows the player, and goes on with a token that the operator’s server pushes', async () => {
    const { session, server } = await begin(kind);
    expect(session.getState().isReady).toBe(true);
    server.push('login.token', { token: fresh });
    expect(tokenOf(session.getState())).toBe(fresh);
    for (const another of refused) server.push('login.token', { token: another });
    expect(tokenOf(session.getState())).toBe(fresh);
  });

  it('is changed in nothing by garbage, nor by anybody else’s word', async () => {
    const { session, text, heard, strangers, leave } = await begin(kind);
    const before = session.getState();
    const copy = structuredClone(before);
    const told = heard().length;
    const { loaded: _, ...laterWrong } = incorrect;
    for (const one of [...Object.values(garbage), ...Object.values(laterWrong).flat()]) text(one);
    for (const speak of Object.values(strangers)) {
      for (const [type, payload] of Object.entries({ ...fromHost, token: { token: fresh } })) {
        speak(JSON.stringify({ type, payload }));
      }
    }
    expect(session.getState()).toBe(before);
    expect(session.getState()).toEqual(copy);
    expect([heard().length, leave.mock.calls.length, 'polluted' in {}]).toEqual([told, 0, false]);
  });
});

describe.each(hosted)('a host over %s', (kind) => {
  it('brings a fresh token in mid-flow, and no other player’s or brand’s', async () => {
    const { session, say } = await begin(kind);
    for (const another of refused) say('token', { token: another });
    expect(tokenOf(session.getState())).toBe(token);
    say('token', { token: fresh });
    expect(tokenOf(session.getState())).toBe(fresh);
  });

  it('brings new bonuses, and asks to close', async () => {
    const { session, say, heard, leave } = await begin(kind);
    say('bonus-list-updated', { bonusList: [{ id: 'b' }] });
    expect(session.getState().parent?.bonusList).toEqual([{ id: 'b' }]);
    say('close');
    expect(leave).toHaveBeenCalledOnce();
    expect(heard().map((one) => JSON.parse(one).type)).toEqual(['close']);
  });
});
