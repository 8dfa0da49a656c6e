// @vitest-environment happy-dom
import { captchaErrors } from '@opencashier/contract/captcha-errors';
import { popupMessages } from '@opencashier/contract/host/popup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaPageData, runCaptchaPage } from './captcha-page.ts';
import { createTestRoom, type ScriptAnswer } from './testing/test-room.ts';

const origin = 'https://pay.example';
const scripts = {
  v3: { vendor: 'recaptcha', url: 'https://google.example/api.js' },
  first: { vendor: 'hcaptcha', url: 'https://hcaptcha.example/api.js' },
  second: { local: '/local.js', url: 'https://geetest.example/gt4.js' },
} as const;
const errors = Object.fromEntries(
  Object.keys(captchaErrors).map((code) => [code, `text of ${code}`]),
) as CaptchaPageData['errors'];

/** The page in a frame of ours, whose scripts a test answers. */
function begin(script: ScriptAnswer, known: CaptchaPageData['scripts'] = scripts) {
  document.body.innerHTML = '<button id="close"></button>';
  const posted: { type: string; payload?: unknown }[] = [];
  const targets = new Set<string>();
  const parent = {
    postMessage(text: string, target: string) {
      posted.push(JSON.parse(text));
      targets.add(target);
    },
  };
  const { room, loaded } = createTestRoom(() => script);
  const heard = new EventTarget();
  const page = Object.assign(heard, {
    parent,
    document,
    location: { origin, href: `${origin}/cashier/captcha` },
  });
  runCaptchaPage(page as unknown as Window, { language: 'en', scripts: known, errors }, room.after);
  const say = (type: string, payload: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const data = JSON.stringify({ type, payload });
    heard.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: parent, ...from }));
  };
  return { posted, targets, say, loaded, page };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the page of a captcha', () => {
  it('tells its frame at our own origin alone that it is ready, and how it ended', async () => {
    const { posted, targets, say, page } = begin(() =>
      Object.assign(page, {
        grecaptcha: { ready: (run: () => void) => run(), execute: async () => 'token', render: () => 0 },
      }),
    );
    expect(posted).toEqual([{ type: 'captchaReady' }]);
    say('initCaptcha', { kind: 'v3', siteKey: 's' });
    await vi.advanceTimersByTimeAsync(1);
    expect(posted.at(-1)).toEqual({ type: 'captchaResult', payload: { token: 'token' } });
    expect([...targets]).toEqual([origin]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
  ])('does nothing for %s', async (_, from) => {
    const { loaded, say } = begin('missing');
    say('initGeetest', { captchaId: 'c', language: 'eng' }, from);
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toEqual([]);
  });

  it.each([
    ['initGeetest', { captchaId: 'c' }],
    ['initGeetest', { captchaId: 7, language: 'eng' }],
    ['initCaptcha', { kind: 'second', siteKey: 's' }],
    ['initCaptcha', { kind: 'v3' }],
    ['initCaptcha', null],
    ['initCaptcha', undefined],
    ['other', { kind: 'v3', siteKey: 's' }],
  ])('does nothing for %s with %j, which the contract knows neither', async (type, payload) => {
    const { loaded, posted, say } = begin('missing');
    say(type, payload);
    await vi.advanceTimersByTimeAsync(1);
    expect([loaded, posted]).toEqual([[], [{ type: 'captchaReady' }]]);
    const schema = Object.entries(popupMessages).find(([name]) => name === type)?.[1];
    expect(schema?.safeParse(payload).success ?? false).toBe(false);
  });

  it('solves one captcha, whatever it is told after', async () => {
    const { loaded, say } = begin('never');
    say('initCaptcha', { kind: 'first', siteKey: 's' });
    say('initGeetest', { captchaId: 'c', language: 'eng' });
    await vi.advanceTimersByTimeAsync(1);
    expect(loaded).toHaveLength(1);
  });

  it('tells an error with its words, in the shape of the contract', async () => {
    const { posted, say } = begin('missing');
    say('initCaptcha', { kind: 'first', siteKey: 's' });
    await vi.advanceTimersByTimeAsync(1);
    const { type, payload } = posted.at(-1) ?? {};
    const error = 'first.scriptUnavailable';
    expect([type, payload]).toEqual(['captchaResult', { error, text: `text of ${error}` }]);
    expect(popupMessages.captchaResult.safeParse(payload).success).toBe(true);
  });

  it.each([
    ['initCaptcha', { kind: 'v3', siteKey: '' }, 'first.missingSiteKey'],
    ['initGeetest', { captchaId: '', language: 'eng' }, 'second.missingId'],
  ])('of %s with %j is an error', async (type, payload, error) => {
    const { posted, say } = begin('missing');
    say(type, payload);
    await vi.advanceTimersByTimeAsync(1);
    expect(posted.at(-1)?.payload).toMatchObject({ error });
  });

  it('of a captcha that the brand does not have is an error', async () => {
    const { posted, say } = begin('missing', {});
    say('initGeetest', { captchaId: 'c', language: 'eng' });
    await vi.advanceTimersByTimeAsync(1);
    expect(posted.at(-1)).toMatchObject({ type: 'geetestResult', payload: { error: 'second.missingId' } });
  });

  it.each([
    ['initGeetest', { captchaId: 'c', language: 'eng' }, 'geetestResult', 'second.closed'],
    ['initCaptcha', { kind: 'first', siteKey: 's' }, 'captchaResult', 'first.closed'],
  ])('is closed by its button or by Escape, once: %s', async (type, payload, result, error) => {
    for (const close of ['button', 'key'] as const) {
      const { posted, say } = begin('never');
      say(type, payload);
      if (close === 'button') document.getElementById('close')?.click();
      else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      document.getElementById('close')?.click();
      await vi.advanceTimersByTimeAsync(200_000);
      expect(posted.slice(1)).toEqual([{ type: result, payload: { error, text: `text of ${error}` } }]);
    }
  });
});
