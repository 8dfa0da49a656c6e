import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it, vi } from 'vitest';
import { createMethodsFlow, type MethodsDeps } from './methods-flow.ts';
import { createSelectionStore } from './selection.ts';
import { applyParent, chooseCountry } from './session-changes.ts';
import { createTestClient, later, lost, ok } from './testing/test-client.ts';
import { createTestNavigator, testTexts } from './testing/test-edges.ts';
import { method, methodList } from './testing/test-methods.ts';
import { memoryStorage, parent, testSession } from './testing/test-session.ts';

function begin(extra: Partial<MethodsDeps> = {}) {
  const server = createTestClient();
  const nav = createTestNavigator();
  const started: PaymentMethod[] = [];
  const deps: MethodsDeps = {
    kind: 'deposit',
    askList: (request) => server.client.call(methodsPaymentV3, request),
    session: testSession(),
    selection: createSelectionStore(),
    navigator: nav.navigator,
    texts: testTexts(),
    analytics: { track: vi.fn() },
    delay: { tilesShown: vi.fn(), depositClicked: () => undefined },
    isSupportedCardView: (type) => type === undefined || type === 1,
    routeOfCardView: (type) => (type === 20 ? 'depositCash' : 'depositRedirect'),
    hasScreen: (route) => route !== 'depositCrypto',
    start: (one) => started.push(one),
    ...extra,
  };
  return { ...deps, server, nav, started, flow: createMethodsFlow(deps) };
}

const answer = (test: ReturnType<typeof begin>, list: unknown) => {
  test.server.answers['methods-payment-v3'] = () => ok(list);
};
const names = (test: ReturnType<typeof begin>) =>
  test.flow.store
    .getState()
    .tiles.map((tile) => (tile.kind === 'group' ? `group ${tile.group.name}` : tile.method.name));

describe('loading', () => {
  it('asks for country, currency and test group, and drops card views that are not built', async () => {
    const test = begin();
    applyParent(test.session, memoryStorage(), parent({ experiments: [{ key: 'list', group: 'b' }] }));
    answer(
      test,
      methodList(method('a'), method('b', { cardViewType: 1 }), method('c', { cardViewType: 99 })),
    );
    await test.flow.load();
    expect(test.server.calls[0]?.request).toEqual({ country: 'BR', currency: 'BRL', abTestGroup: 'b' });
    expect(names(test)).toEqual(['a', 'b']);
    expect(test.flow.store.getState().status).toBe('ready');
    expect(test.flow.find('c')).toBeUndefined();
  });

  it('leaves country and currency to the token while nobody knows them, and adopts the answer’s', async () => {
    const test = begin({ session: testSession({ country: undefined, currency: undefined }) });
    answer(test, methodList(method('a')));
    await test.flow.load();
    expect(test.server.calls[0]?.request).toEqual({});
    expect(test.session.getState()).toMatchObject({ country: 'BR', currency: 'BRL', isCountryKnown: true });
  });

  it.each([
    ['the direct-geo flag', { ...methodList(method('a')), directGeo: true }],
    ['no method that can be shown', methodList(method('a', { cardViewType: 99 }))],
  ])('goes to the Empty page on %s', async (_, list) => {
    const test = begin();
    answer(test, list);
    await test.flow.load();
    expect(test.flow.store.getState().status).toBe('empty');
    expect(test.nav.last()?.name).toBe('empty');
  });

  it('goes to the error route when there is nothing to show', async () => {
    const test = begin();
    test.server.answers['methods-payment-v3'] = () => lost('timeout');
    await test.flow.load();
    expect(test.flow.store.getState().status).toBe('failed');
    expect(test.nav.failures).toEqual([{ error: new Error('Request timeout'), backRoute: 'deposit' }]);
  });

  it('keeps the list that is shown when asking again fails', async () => {
    const test = begin({ initial: methodList(method('a')) });
    await test.flow.load();
    expect(test.flow.store.getState().status).toBe('ready');
    expect(test.nav.failures).toEqual([]);
  });

  it('takes the latest of two answers, in whatever order they come', async () => {
    const test = begin();
    const [slow, fast] = [later(), later()];
    const queue = [slow, fast];
    test.server.answers['methods-payment-v3'] = () => (queue.shift() ?? fast).answer();
    const first = test.flow.load();
    chooseCountry(test.session, memoryStorage(), 'MX', 'MXN');
    const second = test.flow.load();
    fast.give(ok({ ...methodList(method('mx')), country: 'MX', currency: 'MXN' }));
    await second;
    slow.give(ok(methodList(method('br'))));
    await first;
    expect(names(test)).toEqual(['mx']);
  });
});

describe('the player’s own list after the page’s', () => {
  it('changes nothing when it is equal', async () => {
    const test = begin({ initial: methodList(method('a'), method('b', { position: 2 })) });
    const before = test.flow.store.getState();
    answer(test, methodList(method('a'), method('b', { position: 2 })));
    await test.flow.load();
    expect(test.flow.store.getState().tiles).toBe(before.tiles);
    expect(test.flow.store.getState().visibleTiles).toBe(before.visibleTiles);
  });

  it('replaces what differs and keeps the objects of what does not', async () => {
    const test = begin({ initial: methodList(method('a'), method('b', { position: 2 })) });
    const a = test.flow.find('a');
    answer(test, methodList(method('a'), method('b', { position: 2, isPopular: true })));
    await test.flow.load();
    expect(test.flow.find('a')).toBe(a);
    expect(test.flow.store.getState().popular.map((one) => one.name)).toEqual(['b']);
  });

  it('shows nothing of another region while the new one loads', async () => {
    const test = begin({ initial: methodList(method('a')) });
    const pending = later();
    test.server.answers['methods-payment-v3'] = pending.answer;
    chooseCountry(test.session, memoryStorage(), 'MX', 'MXN');
    void test.flow.load();
    expect(test.flow.store.getState()).toMatchObject({ status: 'loading', tiles: [] });
  });
});

describe('choosing', () => {
  it('starts the deposit and goes to the card view’s page', () => {
    const one = method('cash', { cardViewType: 20 });
    const test = begin({ initial: methodList(one) });
    test.flow.chooseMethod(one);
    expect(test.started).toEqual([one]);
    expect(test.selection.getState()).toEqual({ method: one, group: undefined });
    expect(test.nav.last()?.name).toBe('depositCash');
  });

  it('stays within a group whose member is chosen, and leaves it otherwise', () => {
    const test = begin();
    const group = { name: 'card_method', label: 'l', position: 1, paymentMethods: [method('visa')] } as const;
    test.flow.chooseGroup(group);
    expect(test.nav.last()?.name).toBe('depositGroup');
    test.flow.chooseMethod(method('visa'));
    expect(test.nav.last()?.name).toBe('depositGroupRedirect');
    test.flow.chooseMethod(method('other'));
    expect(test.selection.getState().group).toBeUndefined();
  });

  it('shows a group plainly whose own list page this build lacks', () => {
    const test = begin();
    test.flow.chooseGroup({ name: 'crypto', label: 'l', position: 1, paymentMethods: [] });
    expect(test.nav.last()?.name).toBe('depositGroup');
    test.flow.chooseGroup({ name: 'p2p_methods_ukraine', label: 'l', position: 1, paymentMethods: [] });
    expect(test.nav.last()?.name).toBe('depositP2p');
  });

  it('does nothing with a method that can’t be used now', () => {
    const test = begin();
    test.flow.chooseMethod(method('a', { availability: { state: 'maintenance' } }));
    expect(test.nav.moves).toEqual([]);
    expect(test.started).toEqual([]);
  });
});

describe('a reload', () => {
  const grouped = { category: 'gift_cards' };
  async function listed() {
    const test = begin();
    const busy = method('busy', { availability: { state: 'maintenance' } });
    answer(test, methodList(method('a'), busy, method('g1', grouped), method('g2', grouped)));
    await test.flow.load();
    return test;
  }

  it('finds in the address what was chosen', async () => {
    const test = await listed();
    const find = (name: string) => test.flow.find(name) as PaymentMethod;
    const group = test.flow.store
      .getState()
      .tiles.flatMap((tile) => (tile.kind === 'group' ? [tile.group] : []))[0];
    expect(group).toBeDefined();
    if (group) test.flow.chooseGroup(group);
    expect(test.nav.last()?.options.query).toEqual({ group: 'gift_cards' });
    test.flow.chooseMethod(find('g1'));
    const query = test.nav.last()?.options.query;
    expect(query).toEqual({ method: 'g1', group: 'gift_cards' });

    const after = await listed();
    after.flow.chooseAgain(query ?? {});
    expect(after.selection.getState()).toMatchObject({
      method: { name: 'g1' },
      group: { name: 'gift_cards' },
    });
    expect(after.started.map(({ name }) => name)).toEqual(['g1']);
    expect(after.nav.moves).toEqual([]);
  });

  it('takes nothing for chosen that is unknown or can’t be used', async () => {
    const test = await listed();
    test.flow.chooseAgain({ method: 'busy', group: 'nonsense' });
    expect(test.selection.getState()).toEqual({ method: undefined, group: undefined });
    test.flow.chooseAgain({ method: 'a', group: 'gift_cards' });
    expect(test.selection.getState()).toMatchObject({ method: { name: 'a' }, group: undefined });
  });
});
