// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Chips } from './chips.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function begin() {
  const onChoose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const chips = [10, 25, 50].map((value) => ({ value, text: String(value) }));
  act(() => root.render(<Chips label="Amounts" chips={chips} chosen={undefined} onChoose={onChoose} />));
  const buttons = [...document.querySelectorAll('button')];
  const press = (key: string) =>
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const stops = () => buttons.map((button) => button.tabIndex);
  return { onChoose, buttons, press, stops };
}

it('moves by arrow keys without choosing, and chooses when pressed', () => {
  const { onChoose, buttons, press, stops } = begin();
  act(() => buttons[0]?.focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons[1]);
  expect(stops()).toEqual([-1, 0, -1]);
  press('End');
  expect(document.activeElement).toBe(buttons[2]);
  press('ArrowRight');
  expect(document.activeElement).toBe(buttons[0]);
  expect(onChoose).not.toHaveBeenCalled();
  act(() => buttons[1]?.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(25);
});

it('begins at the first again once it is left', () => {
  const { buttons, press, stops } = begin();
  act(() => buttons[0]?.focus());
  press('ArrowRight');
  act(() => buttons[1]?.blur());
  expect(stops()).toEqual([0, -1, -1]);
});
