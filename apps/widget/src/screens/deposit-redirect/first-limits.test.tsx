// @vitest-environment happy-dom
import type { PlayerProtection } from '@opencashier/contract/entities/player-protection';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '../../flows/testing/test-client.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { FirstLimits } from './first-limits.tsx';

const offers = {
  limitPeriods: ['day' as const],
  coolOffDays: [],
  selfExclusionDays: [],
  hasEndlessExclusion: true,
};

const draw = (extra: Partial<PlayerProtection> = {}) =>
  drawAccount(FirstLimits, {
    room: 'depositRedirect',
    answers: { 'player-limits-get': () => ok({ offers, limits: [], ...extra }) },
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('leads to the limits before the first deposit', async () => {
  const page = await draw();
  expect(page.words()).toBe('Before your first deposit: Set a deposit limit');
  await page.press(page.one('first-limits'));
  expect(page.nav.last()?.name).toBe('limits');
});

it('says until when deposits are paused, before anything is filled in', async () => {
  const page = await draw({
    pause: { kind: 'coolOff', from: '2026-11-21T10:00:00Z', until: '2026-11-22T10:00:00Z' },
  });
  expect(page.words()).toContain('You have paused deposits');
  expect(page.words()).toContain('Nov 22, 2026');
  expect(page.words()).toContain('You can withdraw at any time');
  eraseDrawn();
  const endless = await draw({ pause: { kind: 'selfExclusion', from: '2026-11-21T10:00:00Z' } });
  expect(endless.words()).toContain('It has no end');
});

it('says nothing where no limits are offered', async () => {
  const page = await draw({ offers: { ...offers, limitPeriods: [] } });
  expect(page.words()).toBe('');
});
