// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTestNavigator } from '../../flows/testing/test-edges.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { ErrorPage } from './error.tsx';

/** The page with texts that are their own keys. */
function show(query: Record<string, string>, state: unknown, view: 'main' | 'sweep' = 'main') {
  const nav = createTestNavigator();
  const services = {
    navigator: nav.navigator,
    route: createStore(() => ({ query, state })),
    session: createStore(() => ({ view })),
    // The page uses no more than these.
  } as unknown as Services;
  const element = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(element).render(
      <ServicesProvider value={services}>
        <TextsProvider value={createTexts()}>
          <ErrorPage />
        </TextsProvider>
      </ServicesProvider>,
    ),
  );
  const refresh = () => element.querySelector<HTMLButtonElement>('[data-testid=refresh]')?.click();
  return { text: () => element.textContent, refresh, nav };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('has title, text and a button that leads back to where the player came from', () => {
  const { text, refresh, nav } = show({ backRoute: 'depositRegion' }, { message: 'chunk' });
  expect(text()).toMatch(/error\.title.*error\.text.*button\.refresh.*chunk/);
  refresh();
  expect(nav.last()).toEqual({ name: 'depositRegion', options: { replace: true } });
});

it.each([
  ['main', 'deposit'],
  ['sweep', 'sweepDeposit'],
] as const)('leads to the list of the %s view where no route is named', (view, home) => {
  const { refresh, nav } = show({ backRoute: 'https://evil.example' }, undefined, view);
  refresh();
  expect(nav.last()?.name).toBe(home);
});

it.each([
  ['Request timeout', 'error.timeout'],
  ['The link is no longer valid', 'error.linkInvalid'],
  ['Nobody is signed in', 'error.nobody'],
])('words %j in the player’s language', (message, key) => {
  const text = show({}, { message }).text();
  expect(text).toContain(key);
  expect(text).not.toContain(message);
});

it('survives whatever the history holds', () => {
  for (const state of [null, 7, 'x', { message: 7 }]) expect(show({}, state).text()).toContain('error.title');
});
