import { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from '../flows/current-route.ts';
import { createMethodsFlow } from '../flows/methods-flow.ts';
import { createSelectionStore } from '../flows/selection.ts';
import { createTestClient, later, lost, ok } from '../flows/testing/test-client.ts';
import { createTestClock, settle } from '../flows/testing/test-clock.ts';
import { createTestNavigator, testTexts } from '../flows/testing/test-edges.ts';
import { method, methodList } from '../flows/testing/test-methods.ts';
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
  const methods = createMethodsFlow({
    askList: (request) => server.client.call(methodsPaymentV3, request),
    session: testSession(),
    selection,
    navigator: nav.navigator,
    texts: testTexts(),
    analytics: { track: () => {} },
    delay: { tilesShown: () => {}, depositClicked: () => undefined },
    isSupportedCardView: () => true,
    routeOfCardView: () => 'depositRedirect',
    hasScreen: () => true,
    startDeposit: () => {},
  });
  const route = createStore(
    () => ({ name: 'deposit', query, pending: undefined }) as unknown as CurrentRoute,
  );
  // The first screen uses no more of it.
  const composition = { services: { methods, navigator: nav.navigator, route } } as unknown as Composition;
  return { composition, server, nav, clock, selection, methods, route };
}

it('loads the list, and again whenever the address asks for it', async () => {
  const { composition, server, clock, route } = begin();
  await loadLists(composition, clock);
  expect(server.calls).toHaveLength(1);
  route.setState({ name: 'depositRegion', query: {} });
  route.setState({ name: 'deposit', query: { refetch: '1' } });
  await settle();
  expect(server.calls).toHaveLength(2);
  route.setState({ name: 'depositRedirect', query: {} });
  route.setState({ name: 'deposit', query: {} });
  await settle();
  expect(server.calls).toHaveLength(2);
  expect(clock.waiting).toBe(0);
});

it('gives the list 30 seconds, then shows the error page with the way back', async () => {
  const { composition, server, clock, nav } = begin();
  server.answers['methods-payment-v3'] = later().answer;
  void loadLists(composition, clock);
  await clock.advance(29_999);
  expect(nav.failures).toEqual([]);
  await clock.advance(1);
  expect(nav.failures).toEqual([{ error: new Error('Request timeout'), backRoute: 'deposit' }]);
});

it('tries again on the way back from a failure', async () => {
  const { composition, server, clock, methods, route } = begin();
  server.answers['methods-payment-v3'] = () => lost();
  await loadLists(composition, clock);
  expect(methods.store.getState().status).toBe('failed');
  server.answers['methods-payment-v3'] = () => ok(list);
  route.setState({ name: 'error', query: {} });
  route.setState({ name: 'deposit', query: {} });
  await settle();
  expect(methods.store.getState().status).toBe('ready');
});

it.each([
  [{ method: 'pix' }, 'depositRedirect'],
  [{ group: 'card_method' }, 'depositGroup'],
  [{ method: 'gone' }, undefined],
])('makes the choice of a link that was pressed early: %j', async (query, name) => {
  const { composition, clock, nav } = begin(query as Record<string, string>);
  await loadLists(composition, clock);
  followEarlyChoice(composition);
  expect(nav.last()?.name).toBe(name);
});
