import { storageKeys } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from './current-route.ts';
import { keepPlace, returnToPlace } from './kept-place.ts';
import { createPendingEntry } from './pending-entry.ts';
import type { RouteName } from './route-names.ts';
import { createSelectionStore } from './selection.ts';
import { createTestClock } from './testing/test-clock.ts';
import { createTestLifecycle, createTestNavigator } from './testing/test-edges.ts';
import { method } from './testing/test-methods.ts';
import { memoryStorage } from './testing/test-session.ts';

const visa = method('visa');
const idle = { chooseAgain: () => {} };

/** A page that goes away at an address, and the next one at the list. */
async function reload(
  name: RouteName,
  query: Record<string, string>,
  { list = 'deposit', offered = true, laterMs = 1_000, pending = false, leavingFor = '' } = {},
) {
  const storage = memoryStorage();
  const entry = createPendingEntry(storage);
  const clock = createTestClock();
  const page = createTestLifecycle();
  const at = (route: string, given: Record<string, string> = {}) =>
    createStore(
      () =>
        ({
          name: route,
          query: given,
          pending: route === list && leavingFor ? leavingFor : undefined,
        }) as CurrentRoute,
    );
  if (pending) {
    const attempt = { attemptKey: 'k', paymentMethod: 'visa', amount: 5, currency: 'BRL' };
    entry.write({ ...attempt, route: 'depositPix' });
  }
  keepPlace({ storage, entry, route: at(name, query), lifecycle: page.lifecycle, clock });
  page.unload();
  const kept = storage.get(storageKeys.pending);
  await clock.advance(laterMs);
  const selection = createSelectionStore();
  const nav = createTestNavigator();
  const asked: object[] = [];
  const chooseAgain = (names: Readonly<Record<string, string>>) => {
    asked.push(names);
    if (offered && names.method) selection.setState({ method: visa });
  };
  const again = () =>
    returnToPlace({
      storage,
      route: at(list),
      navigator: nav.navigator,
      selection,
      methodsOf: { deposit: { chooseAgain }, withdrawal: idle },
      clock,
    });
  if (!pending) again();
  return { nav, asked, kept, entry, storage, again };
}

describe('the form that was open', () => {
  it('comes back with its method, once', async () => {
    const query = { method: 'visa', group: 'card_method' };
    const { nav, asked, again, storage } = await reload('depositGroupRedirect', { ...query, status: 'x' });
    expect(asked).toEqual([query]);
    expect(nav.moves).toEqual([{ name: 'depositGroupRedirect', options: { query, replace: true } }]);
    expect(storage.get(storageKeys.pending)).toBeUndefined();
    again();
    expect(nav.moves).toHaveLength(1);
  });

  it.each([
    ['was a list', 'deposit', {}, {}],
    ['was left long ago', 'depositRedirect', { method: 'visa' }, { laterMs: 60_001 }],
    ['is no longer offered', 'depositRedirect', { method: 'visa' }, { offered: false }],
    ['is of the other list', 'withdrawalRedirect', { method: 'visa' }, {}],
    ['is left by a press already', 'depositRedirect', { method: 'visa' }, { leavingFor: 'depositCrypto' }],
    ['is not what the player went on to', 'depositRedirect', { method: 'visa' }, { list: 'history' }],
  ] as const)('stays away where it %s', async (_, name, query, how) => {
    expect((await reload(name, query, how)).nav.moves).toEqual([]);
  });

  it('gives way to a payment under way', async () => {
    const { entry } = await reload('depositPix', { method: 'visa' }, { pending: true });
    expect(entry.read()).toMatchObject({ attemptKey: 'k', route: 'depositPix' });
  });

  it('is no payment under way', async () => {
    const { kept } = await reload('depositRedirect', { method: 'visa' });
    const storage = memoryStorage();
    storage.set(storageKeys.pending, kept ?? '');
    expect(createPendingEntry(storage).read()).toBeUndefined();
  });

  it.each([
    '',
    'nonsense',
    '[]',
    '{"place":"nowhere","query":{},"at":1}',
    '{"place":"deposit","query":null,"at":1}',
  ])('takes no harm from %j', (stored) => {
    const storage = memoryStorage();
    storage.set(storageKeys.pending, stored);
    const nav = createTestNavigator();
    returnToPlace({
      storage,
      route: createStore(() => ({ name: 'deposit', query: {} }) as unknown as CurrentRoute),
      navigator: nav.navigator,
      selection: createSelectionStore(),
      methodsOf: { deposit: idle, withdrawal: idle },
      clock: createTestClock(),
    });
    expect(nav.moves).toEqual([]);
  });
});
