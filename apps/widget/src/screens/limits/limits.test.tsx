// @vitest-environment happy-dom
import type { PlayerProtection } from '@opencashier/contract/entities/player-protection';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lost, ok } from '../../flows/testing/test-client.ts';
import { eraseDrawn } from '../../services/testing/draw.tsx';
import { drawAccount } from '../../services/testing/draw-account.tsx';
import { Limits } from './limits.tsx';

const offers = {
  limitPeriods: ['day' as const, 'week' as const],
  coolOffDays: [1, 7],
  selfExclusionDays: [180],
  hasEndlessExclusion: true,
};
const limit = { period: 'day', currency: 'BRL', amount: 100, used: 20, left: 80 } as const;

const draw = (extra: Partial<PlayerProtection> = {}) =>
  drawAccount(Limits, {
    room: 'limits',
    answers: { 'player-limits-get': () => ok({ offers, limits: [limit], ...extra }) },
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  eraseDrawn();
  vi.unstubAllGlobals();
});

it('tells what each limit is, what is left of it, and what is to come', async () => {
  const page = await draw({
    limits: [{ ...limit, next: { amount: 200, from: '2026-11-22T10:00:00Z' } }],
  });
  const [day, week] = page.all('limit').map(({ textContent }) => textContent);
  expect(day).toContain('R$100');
  expect(day).toContain('R$20 used, R$80 left');
  expect(day).toContain('R$200 from');
  expect(week).toContain('No limit');
});

it('takes an amount above zero alone, and says when a higher one holds', async () => {
  const page = await draw();
  page.server.answers['player-limits-set'] = () => ok({ offers, limits: [{ ...limit, amount: 50 }] });
  const input = () => page.one('limit-dialog').querySelector('input');
  await page.press(page.one('limit-change'));
  await page.press(page.one('limit-save'));
  expect(page.words()).toContain('Enter an amount above zero');
  await page.type(input(), '500');
  expect(page.words()).toContain('it holds after 24 hours');
  await page.type(input(), '50');
  await page.press(page.one('limit-save'));
  expect(page.server.callsTo('player-limits-set').map(({ request }) => request)).toEqual([
    { period: 'day', amount: 50 },
  ]);
  expect(page.all('limit-save')).toEqual([]);
  expect(page.one('limit').textContent).toContain('R$50');
});

it('takes a limit away, and leaves the dialog open where that was not taken', async () => {
  const page = await draw();
  page.server.answers['player-limits-set'] = () => lost();
  await page.press(page.one('limit-change'));
  await page.press(page.one('limit-remove'));
  expect(page.server.callsTo('player-limits-set')[0]?.request).toEqual({ period: 'day', amount: null });
  expect(page.all('limit-save')).toHaveLength(1);
});

it('keeps a limit in sight that is set, whatever is offered since', async () => {
  const page = await draw({ offers: { ...offers, limitPeriods: [] } });
  expect(page.all('limit').map(({ dataset }) => dataset.period)).toEqual(['day']);
});

it('begins a break once it was asked what it means, and shows it, for good without a number of days', async () => {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const page = await draw();
  page.server.answers['player-pause-set'] = () =>
    ok({ offers, limits: [], pause: { kind: 'selfExclusion', from: '2026-11-21T10:00:00Z' } });
  const section = page.one('selfExclusion');
  const start = section.querySelector<HTMLElement>('[data-testid=pause-start]') ?? document.body;
  expect(start).toHaveProperty('disabled', true);
  const days = [...section.querySelectorAll<HTMLElement>('[data-testid=pause-days]')];
  expect(days.map(({ textContent }) => textContent)).toEqual(['180 days', 'For good']);
  await page.press(days[1] ?? document.body);
  await page.press(start);
  expect(page.words()).toContain('you can withdraw at any time');
  expect(page.server.callsTo('player-pause-set')).toEqual([]);
  await page.press(page.one('pause-confirm'));
  expect(page.server.callsTo('player-pause-set')[0]?.request).toEqual({ kind: 'selfExclusion' });
  expect(page.one('paused').textContent).toContain('It has no end');
  expect(scrolled).toEqual([page.one('paused')]);
});

it('offers another try where the limits could not be had', async () => {
  const page = await drawAccount(Limits, {
    room: 'limits',
    answers: { 'player-limits-get': () => lost() },
  });
  page.server.answers['player-limits-get'] = () => ok({ offers, limits: [] });
  await page.press(page.one('error-section').querySelector('button') ?? document.body);
  expect(page.all('limit')).toHaveLength(2);
});
