import type { Bonus } from '@opencashier/contract/entities/bonus';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ParentDataInput } from '@opencashier/contract/host/parent-data';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { BridgeKind } from '../host/host-channel.ts';
import { createBonusFlow } from './bonus-flow.ts';
import type { MethodsState } from './methods.ts';
import { applyParent } from './session-changes.ts';
import { createTestClient, ok } from './testing/test-client.ts';
import { createTestClock } from './testing/test-clock.ts';
import { createTestHost, testTexts } from './testing/test-edges.ts';
import { method, methodList } from './testing/test-methods.ts';
import { memoryStorage, parent, testSession } from './testing/test-session.ts';

const deposit = (id: string, minDeposit: number): Bonus => ({ id, depositBonusData: { minDeposit } });
const spins = (id: string, minDeposit?: number): Bonus => ({
  id,
  depositBonusData: null,
  freespinBonusData: minDeposit === undefined ? {} : { minDeposit },
});

function begin(data: ParentDataInput = {}, kind: BridgeKind = 'frame', methods: PaymentMethod[] = []) {
  const server = createTestClient({ 'bonus-list': () => ok({ bonuses: [deposit('server', 20)] }) });
  const host = createTestHost(kind);
  const session = testSession();
  applyParent(session, memoryStorage(), parent(data));
  const clock = createTestClock();
  const notices: string[] = [];
  const flow = createBonusFlow({
    clock,
    notifications: { show: ({ text }) => void notices.push(text) },
    texts: testTexts(),
    client: server.client,
    host: host.host,
    session,
    methods: createStore<MethodsState>(() => ({
      status: 'ready',
      list: methodList(...methods),
      tiles: [],
      popular: [],
      query: '',
      visibleTiles: [],
    })),
  });
  const hostSends = (bonusList: Bonus[]) => {
    const { parent: before } = session.getState();
    if (before) session.setState({ parent: { ...before, bonusList } });
  };
  return { server, flow, clock, notices, hostSends, state: () => flow.store.getState() };
}

describe('which bonuses there are', () => {
  it('keeps those that a deposit carries, the first one active', async () => {
    const { flow, state } = begin({
      bonusList: [spins('free'), spins('zero', 0), spins('spins', 15), deposit('d', 10), { id: 'none' }],
    });
    await flow.load();
    expect(state().bonuses.map((bonus) => bonus.id)).toEqual(['spins', 'd']);
    expect(state().activeBonusId).toBe('spins');
  });

  it('starts with the bonus that the host names', async () => {
    const { flow, state } = begin({ bonusId: 'b', bonusList: [deposit('a', 1), deposit('b', 1)] });
    await flow.load();
    expect(state().activeBonusId).toBe('b');
  });

  it('lets the host’s list win, and asks the server outside a frame', async () => {
    const framed = begin();
    await framed.flow.load();
    expect(framed.state().bonuses).toEqual([]);
    expect(framed.server.calls).toHaveLength(0);

    const native = begin({}, 'ios');
    await native.flow.load();
    expect(native.state().activeBonusId).toBe('server');

    const told = begin({ bonusList: [deposit('host', 1)] }, 'android');
    await told.flow.load();
    expect(told.state().activeBonusId).toBe('host');
    expect(told.server.calls).toHaveLength(0);
  });

  it('follows the host’s new list and keeps the choice where it can', async () => {
    const { flow, hostSends, state } = begin({ bonusList: [deposit('a', 1), deposit('b', 1)] });
    await flow.load();
    flow.select('b');
    hostSends([deposit('c', 1), deposit('b', 1)]);
    expect(state().activeBonusId).toBe('b');
    hostSends([deposit('c', 1)]);
    expect(state().activeBonusId).toBe('c');
    await flow.load();
    expect(state().activeBonusId).toBe('c');
    flow.select('gone');
    expect(state().activeBonusId).toBe('c');
    hostSends([]);
    expect(state().activeBonusId).toBeUndefined();
  });
});

describe('a list that changes while it is shown', () => {
  it('tells whoever counted on a bonus that it is gone', async () => {
    const { flow, hostSends, state, notices } = begin({ bonusList: [deposit('a', 1), deposit('b', 1)] });
    await flow.load();
    hostSends([deposit('b', 1), deposit('a', 1)]);
    expect(notices).toEqual([]);
    hostSends([deposit('b', 1)]);
    expect(notices).toEqual(['[bonus.replaced]']);
    hostSends([]);
    expect(notices).toEqual(['[bonus.replaced]', '[bonus.gone]']);
    expect(state().gone?.id).toBe('b');
    hostSends([deposit('c', 1)]);
    expect(state()).toMatchObject({ gone: undefined, activeBonusId: 'c' });
    expect(notices).toHaveLength(2);
  });

  it('tells nothing to whoever has switched it off', async () => {
    const { flow, hostSends, notices } = begin({ bonusList: [deposit('a', 1)] });
    await flow.load();
    flow.setEnabled(false);
    hostSends([]);
    expect(notices).toEqual([]);
  });
});

describe('when a bonus ends', () => {
  it('is counted from what is left, whatever the device’s clock says, and once for a list', async () => {
    const bonusList = [
      { ...deposit('left', 1), expiresIn: 60, expiresAt: '1999-01-01T00:00:00Z' },
      { ...deposit('dated', 1), expiresAt: '2030-01-01T00:00:00Z' },
      { ...deposit('odd', 1), expiresAt: 'soon' },
      deposit('endless', 1),
    ];
    const { flow, clock, state } = begin({ bonusList });
    const told = clock.now();
    await flow.load();
    await clock.advance(30_000);
    await flow.load();
    expect([...state().deadlines]).toEqual([
      ['left', told + 60_000],
      ['dated', Date.parse('2030-01-01T00:00:00Z')],
    ]);
  });
});

describe('what a method and an amount get', () => {
  it('is active from the least amount on, while the switch is on', async () => {
    const { flow } = begin({ bonusList: [deposit('a', 10)] });
    await flow.load();
    expect(flow.offer(method('visa'), 9.9)).toMatchObject({ isActive: false, missing: 0.1, minDeposit: 10 });
    expect(flow.offer(method('visa'), 10)).toMatchObject({ isActive: true, missing: 0 });
    flow.setEnabled(false);
    expect(flow.offer(method('visa'), 10)).toMatchObject({ isActive: false, missing: 0 });
  });

  it.each(['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'])('is nothing for %s', async (name) => {
    const { flow } = begin({ bonusList: [deposit('a', 1)] });
    await flow.load();
    expect(flow.offer(method(name), 10)).toBeUndefined();
  });

  it('is nothing where the catalogue forbids it, and without a bonus', async () => {
    const { flow } = begin({ bonusList: [deposit('a', 1)] });
    expect(flow.offer(method('visa'), 10)).toBeUndefined();
    await flow.load();
    expect(flow.offer(method('visa', { isBonusForbidden: true }), 10)).toBeUndefined();
    expect(flow.isRestricted(method('visa', { isBonusForbidden: true }))).toBe(true);
    expect(flow.isRestricted(method('visa'))).toBe(false);
  });

  it('is for crypto only with crypto in the list, the host’s flag and the experiment’s group', async () => {
    const btc = method('btc', { category: 'crypto' });
    const bonusList = [deposit('a', 1)];
    const experiments = [{ key: 'crypto_bonus', group: 'group_b' }];
    const offered = async (data: ParentDataInput, methods: PaymentMethod[]) => {
      const { flow } = begin(data, 'frame', methods);
      await flow.load();
      return flow.offer(btc, 10) !== undefined;
    };
    expect(await offered({ bonusList, experiments, cryptoBonus: true }, [btc])).toBe(true);
    expect(await offered({ bonusList, experiments, cryptoBonus: true }, [])).toBe(false);
    expect(await offered({ bonusList, experiments }, [btc])).toBe(false);
    expect(await offered({ bonusList, cryptoBonus: true }, [btc])).toBe(false);
    const otherGroup = [{ key: 'crypto_bonus', group: 'group_a' }];
    expect(await offered({ bonusList, experiments: otherGroup, cryptoBonus: true }, [btc])).toBe(false);
  });
});
