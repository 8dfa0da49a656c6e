import { describe, expect, test } from 'vitest';
import type { Clock } from '../flows/clock.ts';
import { earlyList } from './early-list.ts';
import type { Early } from './early-page.ts';

const list = { country: 'DE', currency: 'EUR', methods: [] };

function settle(answer: Promise<unknown> | undefined) {
  let expire = () => {};
  const clock: Clock = {
    now: () => 0,
    after: (_, callback) => {
      expire = callback;
      return () => {};
    },
  };
  const shown = earlyList({ drawList: () => answer } as unknown as Early, clock);
  return { shown, expire: () => expire() };
}

describe('the first list of a page that came without one', () => {
  test('is what the server answered', async () => {
    expect(await settle(Promise.resolve({ status: 200, data: list })).shown).toEqual(list);
  });

  test.each([
    ['nobody asked for it', () => undefined],
    ['the request failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server refused', () => Promise.resolve({ status: 401, error: { code: 'auth.tokenExpired' } })],
    ['the answer is none', () => Promise.resolve(null)],
  ])('is left to the client where %s', async (_, answer) => {
    expect(await settle(answer()).shown).toBeUndefined();
  });

  test('is not waited for when it takes long', async () => {
    const { shown, expire } = settle(new Promise(() => {}));
    expire();
    expect(await shown).toBeUndefined();
  });
});
