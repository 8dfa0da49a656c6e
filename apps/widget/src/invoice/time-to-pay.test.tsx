// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseDrawn } from '../services/testing/draw.tsx';
import { drawRoom, payable } from './testing/draw-room.tsx';
import { TimeToPay } from './time-to-pay.tsx';

const second = 1_000;
const hour = 3_600 * second;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it.each([
  [72 * hour - 4 * second, '3 days'],
  [50 * hour, '2 days, 2 hours'],
  [24 * hour + second, '1 day, 1 hour'],
  [24 * hour, '24:00:00'],
  [2 * hour - second, '1:59:59'],
  [90 * second, '01:30'],
])('tells %d milliseconds as %s', async (left, text) => {
  const { one } = await drawRoom(() => <TimeToPay until={left} label="Time" now={() => 0} />, {
    room: 'depositRedirect',
    response: payable,
  });
  expect(one('countdown').textContent).toBe(text);
});
