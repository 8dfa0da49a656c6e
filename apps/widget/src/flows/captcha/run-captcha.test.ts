import { type CaptchaError, captchaErrors } from '@opencashier/contract/captcha-errors';
import { describe, expect, it, vi } from 'vitest';
import type { CaptchaSolution } from '../../host/captcha/solve-captcha.ts';
import { createAnalytics } from '../analytics.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createTestHost, testTexts } from '../testing/test-edges.ts';
import { testSession } from '../testing/test-session.ts';
import { runCaptcha } from './run-captcha.ts';

const place = { window: { postMessage: () => {} }, onReady: () => {}, onClosed: () => {} };

function setting(solution: CaptchaSolution) {
  const { host, payloads } = createTestHost('frame');
  const session = testSession();
  session.setState({ country: 'IN' });
  const solve = vi.fn(async () => solution);
  const texts = testTexts();
  const deps = {
    host,
    session,
    texts,
    solve,
    analytics: createAnalytics({ host, session, clock: createTestClock() }),
  };
  return { deps, solve, payloads };
}

const { signal } = new AbortController();

describe('a captcha that is run', () => {
  it('gives the fields of its kind', async () => {
    const result = { captcha_output: 'o', gen_time: 't', lot_number: 'l', pass_token: 'p' };
    const second = setting({ result });
    expect(await runCaptcha(second.deps, { kind: 'second', captchaId: 'c' }, signal, place)).toEqual({
      kind: 'solved',
      fields: {
        geetestCaptchaOutput: 'o',
        geetestGenTime: 't',
        geetestLotNumber: 'l',
        geetestPassToken: 'p',
      },
    });
    const v3 = setting({ token: 'x' });
    expect(await runCaptcha(v3.deps, { kind: 'v3', siteKey: 's' }, signal, place)).toEqual({
      kind: 'solved',
      fields: { captchaV3: 'x' },
    });
    const first = setting({ token: 'x' });
    expect(await runCaptcha(first.deps, { kind: 'first', siteKey: 's' }, signal, place)).toEqual({
      kind: 'solved',
      fields: { captchaResponse: 'x' },
    });
  });

  it('is solved in the payment window if it asks something, and behind it if it does not', async () => {
    const second = setting({ token: 'x' });
    await runCaptcha(second.deps, { kind: 'second', captchaId: 'c' }, signal, place);
    expect(second.solve).toHaveBeenCalledWith(
      { kind: 'second', captchaId: 'c', language: 'eng' },
      signal,
      place,
    );
    const v3 = setting({ token: 'x' });
    await runCaptcha(v3.deps, { kind: 'v3', siteKey: 's' }, signal, place);
    expect(v3.solve).toHaveBeenCalledWith({ kind: 'v3', siteKey: 's' }, signal, undefined);
  });

  it.each(Object.keys(captchaErrors) as CaptchaError[])(
    'tells %s to host, analytics and player',
    async (error) => {
      const { deps, payloads } = setting({ error, text: 'words' });
      const kind = error.startsWith('second') ? 'second' : 'first';
      const tone = error.endsWith('closed') ? 'info' : 'danger';
      expect(await runCaptcha(deps, { kind }, signal, undefined)).toEqual({
        kind: 'failed',
        text: 'words',
        tone,
      });
      expect(payloads('displayError')).toEqual([{ code: error, message: captchaErrors[error] }]);
      expect(payloads('analytics')).toMatchObject([{ event: 'captcha_error', text: error }]);
    },
  );

  it('has words of its own where the page had none, and a code for an error that nobody knows', async () => {
    const { deps, payloads } = setting({ error: 'toString' });
    expect(await runCaptcha(deps, { kind: 'second' }, signal, undefined)).toEqual({
      kind: 'failed',
      text: '[common.errors.banking.captchaRequired]',
      tone: 'danger',
    });
    expect(payloads('displayError')).toMatchObject([{ code: 'second.unknown' }]);
  });

  it('says nothing where the creation was given up', async () => {
    const { deps, payloads } = setting({ error: 'second.closed' });
    const outcome = await runCaptcha(deps, { kind: 'second' }, AbortSignal.abort(), undefined);
    expect(outcome).toEqual({ kind: 'closed' });
    expect(payloads('displayError')).toEqual([]);
  });
});
