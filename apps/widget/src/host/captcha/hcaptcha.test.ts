// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveHcaptcha } from './hcaptcha.ts';
import { after, createTestRoom } from './testing/test-room.ts';

const script = { url: 'https://hcaptcha.example/1/api.js', language: 'en' };
const task = { kind: 'first', siteKey: 's' } as const;

const run = (execute: () => Promise<unknown>) => {
  let open = () => {};
  const made = createTestRoom(() => () => {
    const hcaptcha = {
      render: (_: unknown, options: { 'open-callback': () => void }) => {
        open = options['open-callback'];
        return 'id';
      },
      execute: () => {
        open();
        return execute();
      },
    };
    Object.assign(window, { hcaptcha });
  });
  return { ...made, end: solveHcaptcha(made.room, task, script) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'hcaptcha');
});

describe('hCaptcha in place of the first captcha', () => {
  it('gives its response, and is seen while it asks', async () => {
    const { end, onShown, loaded } = run(async () => ({ response: 'token', key: 'k' }));
    expect(await after(1, end)).toEqual({ answer: 'token' });
    expect(onShown).toHaveBeenCalledOnce();
    expect(loaded[0]?.url).toBe(`${script.url}?render=explicit&hl=en`);
  });

  it.each([
    ['challenge-closed', 'first.closed'],
    ['challenge-expired', 'first.expired'],
    ['network-error', 'first.unknown'],
  ])('that is rejected with %s is %s, as a word and as an error', async (word, error) => {
    expect(await after(1, run(async () => Promise.reject(word)).end)).toEqual({ error });
    expect(await after(1, run(async () => Promise.reject(new Error(word))).end)).toEqual({ error });
  });

  it('that gives nothing is an unknown error', async () => {
    expect(await after(1, run(async () => ({ response: '' })).end)).toEqual({ error: 'first.unknown' });
  });

  it.each([
    ['never comes', 'never'],
    ['is missing', 'missing'],
    ['comes without its global', () => {}],
  ] as const)('whose script %s is an error', async (_, how) => {
    const { room } = createTestRoom(() => how);
    expect(await after(30_001, solveHcaptcha(room, task, script))).toEqual({
      error: 'first.scriptUnavailable',
    });
  });
});
