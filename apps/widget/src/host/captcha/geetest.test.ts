// @vitest-environment happy-dom
import { secondCaptcha } from '@opencashier/contract/second-captcha';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveGeetest } from './geetest.ts';
import { after, createTestRoom, type ScriptAnswer } from './testing/test-room.ts';

const scripts = { local: 'https://pay.example/local.js', url: 'https://geetest.example/gt4.js' };
const task = { captchaId: 'c', language: 'spa' };
const answer = { captcha_output: 'o', gen_time: 't', lot_number: 'l', pass_token: 'p' };
/** Longer than all four attempts and their waits. */
const whole = 4 * secondCaptcha.timeoutMs + 6 * secondCaptcha.waitMs + 10;

type Listener = (value?: unknown) => void;
type On = Record<'ready' | 'success' | 'error' | 'close', Listener>;

/** A script that makes a captcha, which says what the test wants. */
function script(
  say: (on: On, config: Record<string, unknown>) => void,
  validate: unknown = answer,
): ScriptAnswer {
  return () => {
    Object.assign(window, {
      initGeetest4(config: Record<string, unknown>, made: (captcha: unknown) => void) {
        const on: Partial<On> = {};
        const keep = (name: keyof On) => (listener: Listener) => {
          on[name] = listener;
        };
        made({
          onReady: keep('ready'),
          onSuccess: keep('success'),
          onError: keep('error'),
          onClose: keep('close'),
          showCaptcha: () => {},
          getValidate: () => validate,
        });
        say(on as On, config);
      },
    });
  };
}

const failing = (code: unknown) => script((on) => on.error({ code }));
const solving = script((on) => {
  on.ready();
  on.success();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'initGeetest4');
});

describe('the second captcha', () => {
  it('is shown and gives the four parts of its answer and no more', async () => {
    const { room, loaded, onShown } = createTestRoom(() =>
      script(
        (on) => {
          on.ready();
          on.success();
        },
        { ...answer, captcha_id: 'c', extra: 1 },
      ),
    );
    expect(await after(1, solveGeetest(room, task, scripts))).toEqual({ answer });
    expect(loaded.map(({ url }) => url)).toEqual([scripts.local]);
    expect(onShown).toHaveBeenCalledOnce();
  });

  it('is told id, language and half a minute', async () => {
    const told = vi.fn();
    const { room } = createTestRoom(() => script((_, config) => told(config)));
    void solveGeetest(room, task, scripts);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({
        captchaId: 'c',
        language: 'spa',
        timeout: 30_000,
        onError: expect.any(Function),
      }),
    );
  });

  it('takes the local copy twice and then the vendor’s, waiting half a second longer each time', async () => {
    const { room, loaded } = createTestRoom(() => 'missing');
    expect(await after(whole, solveGeetest(room, task, scripts))).toEqual({
      error: 'second.scriptUnavailable',
    });
    const { local, url } = scripts;
    expect(loaded).toEqual(
      [
        { url: local, at: 0 },
        { url: local, at: 500 },
        { url, at: 1_500 },
        { url, at: 3_000 },
      ].map((one) => ({ ...one, at: expect.closeTo(one.at, -1) })),
    );
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it.each([
    ['never comes', 'never'],
    ['is missing', 'missing'],
    ['comes without its global', () => {}],
  ] as const)('gives up where the script %s', async (_, how) => {
    const { room, loaded } = createTestRoom(() => how);
    expect(await after(whole, solveGeetest(room, task, scripts))).toEqual({
      error: 'second.scriptUnavailable',
    });
    expect(loaded).toHaveLength(4);
  });

  it('takes a fresh script after 60204, since a script keeps that state', async () => {
    const { room, loaded } = createTestRoom((_, attempt) => (attempt === 0 ? failing('60204') : solving));
    expect(await after(600, solveGeetest(room, task, scripts))).toEqual({ answer });
    expect(loaded).toHaveLength(2);
  });

  it.each(['60204', 60_204])('is a network failure once every attempt ended with %j', async (code) => {
    const { room, loaded } = createTestRoom(() => failing(code));
    expect(await after(whole, solveGeetest(room, task, scripts))).toEqual({ error: 'second.network' });
    expect(loaded).toHaveLength(4);
  });

  it('is a network failure where the script says nothing for half a minute', async () => {
    const { room } = createTestRoom(() => script(() => {}));
    expect(await after(whole, solveGeetest(room, task, scripts))).toEqual({ error: 'second.network' });
  });

  it('waits for the player as long as they take', async () => {
    const { room } = createTestRoom(() => script((on) => on.ready()));
    expect(await after(whole, solveGeetest(room, task, scripts))).toBe('open');
  });

  it.each([
    ['closed', script((on) => on.close()), 'second.closed'],
    ['failed otherwise', failing('60500'), 'second.unknown'],
    ['failed without a code', script((on) => on.error({})), 'second.unknown'],
    [
      'broken',
      script(() => {
        throw new Error('broken');
      }),
      'second.unknown',
    ],
    ['solved without data', script((on) => on.success(), null), 'second.missingData'],
    [
      'solved with half of it',
      script((on) => on.success(), { ...answer, pass_token: '' }),
      'second.missingData',
    ],
  ])('that is %s ends at once', async (_, how, error) => {
    const { room, loaded } = createTestRoom(() => how);
    expect(await after(1, solveGeetest(room, task, scripts))).toEqual({ error });
    expect(loaded).toHaveLength(1);
  });

  it('without an id is an error', async () => {
    const { room, loaded } = createTestRoom(() => solving);
    expect(await solveGeetest(room, { ...task, captchaId: '' }, scripts)).toEqual({
      error: 'second.missingId',
    });
    expect(loaded).toEqual([]);
  });
});
