// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { StatusState } from '../../flows/status.ts';
import { createTestHost, createTestNavigator } from '../../flows/testing/test-edges.ts';
import { transaction } from '../../flows/testing/test-transaction.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { CompleteActions } from './complete-actions.tsx';

/** The actions of a deposit with this status, on a page with this query. */
function show(status: StatusState['status'], query: Record<string, string>) {
  const nav = createTestNavigator();
  const services = {
    navigator: nav.navigator,
    host: createTestHost().host,
    deposit: {},
    route: createStore(() => ({ transaction: 'deposit', query })),
    session: createStore(() => ({ parent: undefined })),
    status: {
      store: createStore(() => ({ status, transaction: transaction({ status }), freshness: 'known' })),
    },
    // The actions use no more than these.
  } as unknown as Services;
  const element = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(element).render(
      <ServicesProvider value={services}>
        <TextsProvider value={createTexts()}>
          <CompleteActions />
        </TextsProvider>
      </ServicesProvider>,
    ),
  );
  const press = (name: string) =>
    act(() => element.querySelector<HTMLButtonElement>(`[data-testid=${name}]`)?.click());
  return { nav, press };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  ['processed', 'done'],
  ['mistaked', 'try-again'],
  ['waiting', 'leave'],
  ['accepted', 'leave'],
] as const)('a deposit that is %s leads to the page that its address names', (status, name) => {
  const { nav, press } = show(status, { status, target: 'depositCrypto' });
  press(name);
  expect(nav.last()).toEqual({ name: 'depositCrypto', options: { replace: true } });
});

it.each([{}, { target: 'https://elsewhere.example' }])('leads to the list with %j', (query) => {
  const { nav, press } = show('processed', query);
  press('done');
  expect(nav.last()).toEqual({ name: 'deposit', options: { replace: true } });
});
