// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '../i18n/texts.ts';
import { TextsProvider } from '../i18n/use-text.ts';
import { BonusEnd } from './bonus-end.tsx';

const hour = 60 * 60_000;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long a bonus is on offer that ends so many milliseconds from now; texts are their own keys. */
function show(left: number) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <TextsProvider value={createTexts()}>
        <BonusEnd deadline={left} />
      </TextsProvider>,
    ),
  );
  return () => document.querySelector('[data-testid=countdown]')?.textContent;
}

it('counts days while there are some', () => {
  const countdown = show(49 * hour);
  expect(document.body.textContent).toBe('bonus.endsInDays');
  expect(countdown()).toBeUndefined();
});

it('counts down by the second, and says when it is over', () => {
  const countdown = show(90_000);
  expect(countdown()).toContain('01:30');
  act(() => vi.advanceTimersByTime(31_000));
  expect(countdown()).toContain('00:59');
  act(() => vi.advanceTimersByTime(60_000));
  expect(document.body.textContent).toBe('bonus.ended');
});

it('says of one that ended that it has', () => {
  show(-1);
  expect(document.body.textContent).toBe('bonus.ended');
});
