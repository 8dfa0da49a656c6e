// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { solveRecaptcha } from './recaptcha.ts';
import { after, createTestRoom, type ScriptAnswer } from './testing/test-room.ts';

const url = 'https://google.example/recaptcha/api.js';
const classic = { vendor: 'recaptcha', url, language: 'ar' } as const;
const enterprise = { vendor: 'recaptchaEnterprise', url, language: 'ar' } as const;
const v3 = { kind: 'v3', siteKey: 's3' } as const;
const first = { kind: 'first', siteKey: 's1' } as const;

interface Options {
  readonly callback: (token: unknown) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** A client that answers `execute` as the test wants. */
const client = (execute: (id: unknown, options: Options | undefined) => unknown) => {
  let options: Options | undefined;
  return {
    ready: (run: () => void) => run(),
    execute: vi.fn((id: unknown, _more?: unknown) => execute(id, options)),
    render: vi.fn((_place: unknown, given: Options) => {
      options = given;
      return 7;
    }),
  };
};
const brings =
  (grecaptcha: unknown): ScriptAnswer =>
  () =>
    void Object.assign(window, { grecaptcha });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
  document.body.replaceChildren();
});

describe('the v3 captcha', () => {
  it.each([classic, enterprise])(
    'takes a token for our action from the client of $vendor',
    async (script) => {
      const made = client(async () => 'token');
      const { room, loaded, onShown } = createTestRoom(() =>
        brings(script === enterprise ? { enterprise: made } : made),
      );
      expect(await after(1, solveRecaptcha(room, v3, script))).toEqual({ answer: 'token' });
      expect(made.execute).toHaveBeenCalledWith('s3', { action: 'deposit' });
      expect(loaded.map((one) => one.url)).toEqual([`${url}?render=s3&hl=ar`]);
      expect(onShown).not.toHaveBeenCalled();
    },
  );

  it('is an unknown error where the vendor gives no token or refuses', async () => {
    for (const execute of [async () => '', async () => Promise.reject(new Error('no'))]) {
      const { room } = createTestRoom(() => brings(client(execute)));
      expect(await after(1, solveRecaptcha(room, v3, classic))).toEqual({ error: 'first.unknown' });
    }
  });
});

describe('the script of the first captcha', () => {
  it.each([
    ['never comes', 'never', 'first.scriptUnavailable'],
    ['is missing', 'missing', 'first.scriptUnavailable'],
    ['comes without its global', () => {}, 'first.scriptUnavailable'],
    ['is never ready', brings({ ...client(() => ''), ready: () => {} }), 'first.scriptUnavailable'],
    ['is empty', brings({}), 'first.scriptUnavailable'],
    ['gets ready with nothing', brings({ ready: (run: () => void) => run() }), 'first.scriptUnavailable'],
  ] as const)('that %s is an error', async (_, how, error) => {
    const { room } = createTestRoom(() => how);
    expect(await after(60_001, solveRecaptcha(room, first, classic))).toEqual({ error });
  });

  it('may bring what its client can do only once it is ready', async () => {
    const whole = client((_, options) => void options?.callback('token'));
    const grecaptcha = {
      ready(run: () => void) {
        Object.assign(grecaptcha, whole);
        run();
      },
    };
    const { room } = createTestRoom(() => brings(grecaptcha));
    expect(await after(1, solveRecaptcha(room, first, classic))).toEqual({ answer: 'token' });
  });

  it('of the classic kind has no enterprise client', async () => {
    const { room } = createTestRoom(() => brings(client(() => '')));
    expect(await after(1, solveRecaptcha(room, first, enterprise))).toEqual({
      error: 'first.noEnterpriseClient',
    });
  });
});

describe('the first captcha', () => {
  it('gives its token without a question', async () => {
    const made = client((_, options) => void options?.callback('token'));
    const { room, onShown, loaded } = createTestRoom(() => brings(made));
    expect(await after(1, solveRecaptcha(room, first, classic))).toEqual({ answer: 'token' });
    expect(made.render).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ sitekey: 's1', size: 'invisible' }),
    );
    expect(made.execute).toHaveBeenCalledWith(7);
    expect(loaded[0]?.url).toBe(`${url}?render=explicit&hl=ar`);
    expect(onShown).not.toHaveBeenCalled();
  });

  it.each([
    ['expired', (options: Options) => options['expired-callback'](), 'first.expired'],
    ['failed', (options: Options) => options['error-callback'](), 'first.unknown'],
    ['gave no token', (options: Options) => options.callback(''), 'first.unknown'],
  ])('that %s is an error', async (_, say, error) => {
    const { room } = createTestRoom(() => brings(client((__, options) => options && say(options))));
    expect(await after(1, solveRecaptcha(room, first, classic))).toEqual({ error });
  });

  /** The vendor's challenge: a frame in a container that it shows and hides by a style. */
  function challenge() {
    const container = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.setAttribute('src', 'about:blank#/recaptcha/api2/bframe');
    container.append(frame);
    container.style.visibility = 'hidden';
    document.body.append(container);
    return container;
  }

  it('is seen while it asks, and closed when the challenge goes away without an answer', async () => {
    const { room, onShown } = createTestRoom(() => brings(client(() => undefined)));
    const running = solveRecaptcha(room, first, classic);
    await vi.advanceTimersByTimeAsync(1);
    const container = challenge();
    await vi.advanceTimersByTimeAsync(1);
    expect(onShown).not.toHaveBeenCalled();
    container.style.visibility = 'visible';
    await vi.advanceTimersByTimeAsync(1);
    expect(onShown).toHaveBeenCalledOnce();
    container.style.visibility = 'hidden';
    expect(await after(900, running)).toBe('open');
    expect(await after(200, running)).toEqual({ error: 'first.closed' });
  });

  it('is solved when the challenge goes away with an answer right after', async () => {
    let options: Options | undefined;
    const made = client((_, given) => {
      options = given;
    });
    const { room } = createTestRoom(() => brings(made));
    const running = solveRecaptcha(room, first, classic);
    await vi.advanceTimersByTimeAsync(1);
    const container = challenge();
    container.style.visibility = 'visible';
    await vi.advanceTimersByTimeAsync(1);
    container.style.visibility = 'hidden';
    await vi.advanceTimersByTimeAsync(100);
    options?.callback('token');
    expect(await after(5_000, running)).toEqual({ answer: 'token' });
  });
});
