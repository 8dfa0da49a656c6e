// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { relayCaptcha } from './relay-captcha.ts';
import { type CaptchaPlace, type CaptchaTask, solveCaptcha } from './solve-captcha.ts';

const origin = 'https://pay.example';
const address = '/cashier/captcha?locale=en&brand=b';
const second = { kind: 'second', captchaId: 'c', language: 'eng' } as const;
const answer = { captcha_output: 'o', gen_time: 't', lot_number: 'l', pass_token: 'p' };
const clock = {
  after(delayMs: number, run: () => void) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** A window whose frames never load; a test speaks for the page in them. */
function createWindow() {
  const told: [unknown, string][] = [];
  const page = { postMessage: (text: string, target: string) => void told.push([JSON.parse(text), target]) };
  const frames: HTMLElement[] = [];
  const create = document.createElement.bind(document);
  const body = create('div');
  const fake = {
    createElement(name: string) {
      const element = create(name === 'iframe' ? 'div' : name);
      Object.defineProperty(element, 'contentWindow', { value: page });
      frames.push(element);
      return element;
    },
    body,
    title: 'Cashier',
  };
  const heard = new EventTarget();
  const location = { origin, pathname: '/cashier/form', search: '?locale=en&brand=b' };
  const window = Object.assign(heard, { document: fake, location }) as unknown as Window;
  const say = (message: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    heard.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: page, ...from }));
  };
  return { window, page, told, frames, body, say };
}

function begin(task: CaptchaTask = second, place?: CaptchaPlace) {
  const made = createWindow();
  const controller = new AbortController();
  const { signal } = controller;
  let end: unknown = 'open';
  const options = { window: made.window, clock, address, title: 'Check', task, signal, place };
  void solveCaptcha(options).then((solution) => {
    end = solution;
  });
  return { ...made, controller, end: () => end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('a captcha over the widget', () => {
  it('is told to its page once that is ready, is seen when it asks, and goes with its answer', async () => {
    const { told, frames, say, end, body } = begin();
    const [frame] = frames;
    expect([frame?.getAttribute('src'), frame?.title]).toEqual([address, 'Check']);
    expect(frame?.style.visibility).toBe('hidden');
    say({ type: 'captchaReady' });
    say({ type: 'captchaReady' });
    expect(told).toEqual([[{ type: 'initGeetest', payload: { captchaId: 'c', language: 'eng' } }, origin]]);
    say({ type: 'captchaShown' });
    expect(frame?.style.visibility).toBe('visible');
    say({ type: 'geetestResult', payload: { result: answer } });
    await tick();
    expect(end()).toEqual({ result: answer });
    expect(body.children).toHaveLength(0);
  });

  it('tells the other kinds their site key', () => {
    const { told, say } = begin({ kind: 'v3', siteKey: 's' });
    say({ type: 'captchaReady' });
    expect(told).toEqual([[{ type: 'initCaptcha', payload: { kind: 'v3', siteKey: 's' } }, origin]]);
  });

  it('hears its own page at our own origin alone, and nothing that the contract does not know', async () => {
    const { say, end, told } = begin();
    const result = { type: 'geetestResult', payload: { result: answer } };
    say(result, { origin: 'https://evil.example' });
    say(result, { source: {} });
    say({ type: 'captchaReady' }, { source: {} });
    say({ type: 'captchaResult', payload: { token: 't' } });
    say({ type: 'geetestResult', payload: { result: { ...answer, pass_token: 7 } } });
    say({ type: 'geetestResult', payload: { error: 7 } });
    say({ type: 'geetestResult' });
    say('{');
    say('null');
    say(`"${'x'.repeat(70_000)}"`);
    await tick();
    expect([end(), told]).toEqual(['open', []]);
  });

  it.each([
    [second, 'second.scriptUnavailable'],
    [{ kind: 'first', siteKey: 's' }, 'first.scriptUnavailable'],
  ] as const)('that never gets ready is an error after half a minute: %j', async (task, error) => {
    const { end, body } = begin(task);
    await tick(29_999);
    expect(end()).toBe('open');
    await tick(1);
    expect(end()).toEqual({ error });
    expect(body.children).toHaveLength(0);
  });

  it('whose page has loaded and is none of ours is an error soon', async () => {
    const { end, frames } = begin();
    frames[0]?.dispatchEvent(new Event('load'));
    await tick(2_000);
    expect(end()).toEqual({ error: 'second.scriptUnavailable' });
  });

  it('may take the player as long as it takes', async () => {
    const { end, frames, say } = begin();
    say({ type: 'captchaReady' });
    frames[0]?.dispatchEvent(new Event('load'));
    await tick(600_000);
    expect(end()).toBe('open');
  });

  it('goes when the creation is given up', async () => {
    const { controller, end, body } = begin();
    controller.abort();
    await tick();
    expect(end()).toEqual({ error: 'second.closed' });
    expect(body.children).toHaveLength(0);
  });

  it('is a browser’s alone', async () => {
    const task = { kind: 'v3', siteKey: 's' } as const;
    const { signal } = new AbortController();
    const window = {} as Window;
    expect(await solveCaptcha({ window, clock, address, title: '', task, signal })).toEqual({
      error: 'first.browserOnly',
    });
  });
});

describe('a captcha in the payment window', () => {
  function placed() {
    const told: [unknown, string][] = [];
    const popup = {
      postMessage: (text: string, target: string) => void told.push([JSON.parse(text), target]),
    };
    let ready = () => {};
    let closed = () => {};
    const place: CaptchaPlace = {
      window: popup,
      onReady: (run) => {
        ready = run;
      },
      onClosed: (run) => {
        closed = run;
      },
    };
    return { ...begin(second, place), popup, told, ready: () => ready(), closed: () => closed() };
  }

  it('is told there once it listens, and frames nothing here', async () => {
    const { frames, told, ready, say, popup, end } = placed();
    expect([frames, told]).toEqual([[], []]);
    ready();
    expect(told).toEqual([[{ type: 'initGeetest', payload: { captchaId: 'c', language: 'eng' } }, origin]]);
    say({ type: 'captchaReady' }, { source: popup });
    await tick(60_000);
    say({ type: 'geetestResult', payload: { result: answer } }, { source: popup });
    await tick();
    expect(end()).toEqual({ result: answer });
  });

  it('is closed with it', async () => {
    const { closed, end } = placed();
    closed();
    await tick();
    expect(end()).toEqual({ error: 'second.closed' });
  });

  it('is an error where it never listens', async () => {
    const { end } = placed();
    await tick(30_000);
    expect(end()).toEqual({ error: 'second.scriptUnavailable' });
  });
});

describe('the payment window', () => {
  const task = JSON.stringify({ type: 'initGeetest', payload: { captchaId: 'c', language: 'eng' } });

  it('frames the captcha’s page with its own language and brand, and hands on what it says', () => {
    const { window, told, frames, say, body } = createWindow();
    const heard: [unknown, string][] = [];
    const opener = {
      postMessage: (text: string, target: string) => void heard.push([JSON.parse(text), target]),
    };
    expect(relayCaptcha(window, opener as unknown as Window, task)).toBe(true);
    expect(frames[0]?.getAttribute('src')).toBe(address);
    say({ type: 'captchaReady' });
    expect(told).toEqual([[JSON.parse(task), origin]]);
    say({ type: 'captchaShown' });
    expect(frames[0]?.style.visibility).toBe('visible');
    const result = { type: 'geetestResult', payload: { result: answer } };
    say(result, { source: {} });
    say(result, { origin: 'https://evil.example' });
    say(result);
    say(result);
    expect(heard).toEqual([
      [{ type: 'captchaReady' }, origin],
      [{ type: 'captchaShown' }, origin],
      [result, origin],
    ]);
    expect(body.children).toHaveLength(0);
  });

  it.each(['{"type":"redirect","payload":{}}', '{', 'null', '{"type":7}', ''])(
    'leaves %j to others',
    (data) => {
      const { window, frames } = createWindow();
      expect(relayCaptcha(window, window, data)).toBe(false);
      expect(frames).toEqual([]);
    },
  );
});
