// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createNotifications } from '../../flows/notifications.ts';
import type { RouteName } from '../../flows/route-names.ts';
import { countingIds, createTestClock } from '../../flows/testing/test-clock.ts';
import { createTestHost } from '../../flows/testing/test-edges.ts';
import { parent } from '../../flows/testing/test-session.ts';
import { createTexts } from '../../i18n/texts.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import { createTestRouter, method } from '../../routes/testing/test-router.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { Shell } from './shell.tsx';

/** The shell over the real router, whose screens are the test's. */
async function show(Screen: () => React.ReactNode = () => <p>the screen</p>) {
  const test = createTestRouter();
  const { router, selection } = test;
  const host = createTestHost();
  await router.start();
  selection.setState({ method });
  const notifications = createNotifications({ clock: createTestClock(), newId: countingIds() });
  const services = {
    host: host.host,
    navigator: router.navigator,
    notifications,
    route: router.route,
    session: createStore(() => ({ view: 'main', parent: parent() })),
    // The shell uses no more than these.
  } as unknown as Services;
  const element = document.body.appendChild(document.createElement('div'));
  const screen = createStore<{ name: RouteName; Screen: typeof Screen }>(() => ({
    name: 'depositComplete',
    Screen,
  }));
  act(() =>
    createRoot(element).render(
      <ServicesProvider value={services}>
        <TextsProvider value={createTexts()}>
          <Shell screen={screen} />
        </TextsProvider>
      </ServicesProvider>,
    ),
  );
  const button = (name: string) => element.querySelector<HTMLButtonElement>(`[data-testid=${name}]`);
  return {
    ...test,
    host,
    button,
    words: () => element.textContent,
    press: (name: string) => act(() => button(name)?.click()),
    go: async (name: RouteName) => {
      router.navigator.go(name);
      await act(() => test.settled());
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells the host when the closing button is pressed', async () => {
  const { press, host } = await show();
  press('close');
  expect(host.sent).toEqual([{ type: 'close', payload: undefined }]);
});

it('leads back to the page before, and to the named one where there was none', async () => {
  const { press, button, go, shown, settled } = await show();
  expect(button('back')).toBeNull();
  await go('depositRedirect');
  await go('depositEazype');
  press('back');
  await act(() => settled());
  expect(shown()).toMatchObject({ name: 'depositRedirect', direction: 'back' });
  await go('depositPix');
  await go('depositHostToHost');
  press('back');
  await act(() => settled());
  // The room names the list, wherever the player came from.
  expect(shown().name).toBe('deposit');
  expect(button('back')).toBeNull();
});

it('keeps the shell where a section fails, says so, and tells the host why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { words, host } = await show(() => {
    throw new Error('broken');
  });
  expect(words()).toContain('errorSection.title');
  expect(words()).toContain('errorSection.text');
  expect(host.payloads('displayError')).toEqual([
    { message: 'broken', stack: expect.stringContaining('broken') },
  ]);
});
