import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { methodsWithdrawal } from '@opencashier/contract/calls/methods-withdrawal';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../flows/current-route.ts';
import { createMethodsFlow } from '../flows/methods-flow.ts';
import { createSelectionStore } from '../flows/selection.ts';
import { createTestClient, later, lost, ok } from '../flows/testing/test-client.ts';
import { createTestClock, settle } from '../flows/testing/test-clock.ts';
import { createTestNavigator, testTexts } from '../flows/testing/test-edges.ts';
import { method, methodList } from '../flows/testing/test-methods.ts';
import { at } from '../flows/testing/test-route.ts';
import { testSession } from '../flows/testing/test-session.ts';
import type { Composition } from './compose.ts';
import { followEarlyChoice, loadLists } from './first-screen.ts';

const list = methodList(
  method('pix'),
  method('visa', { category: 'card_method', position: 2 }),
  method('master', { category: 'card_method', position: 3 }),
);

function begin(query: Record<string, string> = {}) {
  const server = createTestClient({ 'methods-payment-v3': () => ok(list) });
  const nav = createTestNavigator();
  const clock = createTestClock();
  const selection = createSelectionStore();
  const session = testSession();
  const deps = {
    session,
    selection,
    navigator: nav.navigator,
    texts: testTexts(),
    analytics: { track: () => {} },
    delay: { tilesShown: () => {}, depositClicked: () => undefined },
    isSupportedCardView: () => true,
    routeOfCardView: () => 'depositRedirect' as const,
    hasScreen: () => true,
    start: () => {},
  } as const;
  const methods = createMethodsFlow({
    ...deps,
    kind: 'deposit',
    askList: (request) => server.client.call(methodsPaymentV3, request),
  });
  const withdrawalMethods = createMethodsFlow({
    ...deps,
    kind: 'withdrawal',
    askList: (request) => server.client.call(methodsWithdrawal, request),
  });
  const route = createStore(
    () => ({ ...at('deposit'), query, pending: undefined }) as unknown as CurrentRoute,
  );
  // The first screen uses no more of it.
  const services = { methods, withdrawalMethods, navigator: nav.navigator, route, session };
  const composition = { services } as unknown as Composition;
  return { composition, server, nav, clock, selection, session, methods, withdrawalMethods, route };
}

it('loads the list, and again whenever the address asks for it', async () => {
  const { composition, server, clock, route } = begin();
  await loadLists(composition, clock, 'deposit');
  expect(server.calls).toHaveLength(1);
  route.setState({ ...at('depositRegion'), query: {} });
  route.setState({ ...at('deposit'), query: { refetch: '1' } });
  await settle();
  expect(server.calls).toHaveLength(2);
  route.setState({ ...at('depositRedirect'), query: {} });
  route.setState({ ...at('deposit'), query: {} });
  await settle();
  expect(server.calls).toHaveLength(2);
  expect(clock.waiting).toBe(0);
});

it('gives the list 30 seconds, then shows the error page with the way back', async () => {
  const { composition, server, clock, nav } = begin();
  server.answers['methods-payment-v3'] = later().answer;
  void loadLists(composition, clock, 'deposit');
  await clock.advance(29_999);
  expect(nav.failures).toEqual([]);
  await clock.advance(1);
  expect(nav.failures).toEqual([{ error: new Error('Request timeout'), backRoute: 'deposit' }]);
});

it('tries again on the way back from a failure', async () => {
  const { composition, server, clock, methods, route } = begin();
  server.answers['methods-payment-v3'] = () => lost();
  await loadLists(composition, clock, 'deposit');
  expect(methods.store.getState().status).toBe('failed');
  server.answers['methods-payment-v3'] = () => ok(list);
  route.setState({ ...at('error'), query: {} });
  route.setState({ ...at('deposit'), query: {} });
  await settle();
  expect(methods.store.getState().status).toBe('ready');
});

it('loads each list when the player first comes to it, and anew after another country was chosen', async () => {
  const { composition, server, clock, session, route } = begin();
  server.answers['methods-withdrawal'] = () => ok(methodList(method('withdraw_pix')));
  await loadLists(composition, clock, 'deposit');
  expect(server.callsTo('methods-withdrawal')).toHaveLength(0);
  route.setState({ ...at('withdrawal'), query: {} });
  await settle();
  expect(server.callsTo('methods-withdrawal')).toHaveLength(1);
  session.setState({ country: 'MX' });
  route.setState({ ...at('deposit'), query: {} });
  await settle();
  expect(server.callsTo('methods-payment-v3')).toHaveLength(2);
});

it('goes to the Empty page of withdrawals, and back to its list, where there is no method', async () => {
  const { composition, server, clock, nav } = begin();
  server.answers['methods-withdrawal'] = () => ok(methodList());
  await loadLists(composition, clock, 'withdrawal');
  expect(nav.last()).toEqual({ name: 'empty', options: { query: { of: 'withdrawal' }, replace: true } });
});

it.each([
  [{ method: 'pix' }, 'depositRedirect'],
  [{ group: 'card_method' }, 'depositGroup'],
  [{ method: 'gone' }, undefined],
])('makes the choice of a link that was pressed early: %j', async (query, name) => {
  const { composition, clock, nav } = begin(query as Record<string, string>);
  await loadLists(composition, clock, 'deposit');
  followEarlyChoice(composition);
  expect(nav.last()?.name).toBe(name);
});
