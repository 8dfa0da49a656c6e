import { describe, expect, it, vi } from 'vitest';
import { ok, refused } from '../testing/test-client.ts';
import { settle } from '../testing/test-clock.ts';
import { depositSetting, redirectReply } from '../testing/test-deposit.ts';
import type { CaptchaOutcome } from './captcha-runner.ts';

describe('a captcha', () => {
  const wanted = () => refused('banking.captchaRequired', 403, { kind: 'second', captchaId: 'c' });
  const captcha = (outcome: CaptchaOutcome) => ({ run: vi.fn(async () => outcome) });

  it('is solved once, and the same attempt goes on with it', async () => {
    const runner = captcha({ kind: 'solved', fields: { geetestPassToken: 'p' } });
    const test = depositSetting({ extra: { captcha: runner } });
    test.server.answers['deposit-create'] = ({ request }) =>
      request.geetestPassToken ? ok(redirectReply) : wanted();
    await test.ready();
    await test.flow.submit({});
    expect(runner.run).toHaveBeenCalledWith(
      { kind: 'second', captchaId: 'c' },
      expect.any(AbortSignal),
      expect.objectContaining({ window: expect.anything() }),
    );
    expect(test.keys()).toEqual(['key-1', 'key-1']);
    expect(test.phase().kind).toBe('redirected');
  });

  it('is waited for as the creation is', async () => {
    let solve: (outcome: CaptchaOutcome) => void = () => {};
    const run = () =>
      new Promise<CaptchaOutcome>((resolve) => {
        solve = resolve;
      });
    const test = depositSetting({ extra: { captcha: { run } } });
    test.server.answers['deposit-create'] = ({ request }) =>
      request.geetestPassToken ? ok(redirectReply) : wanted();
    await test.ready();
    const done = test.flow.submit({});
    await settle();
    expect(test.phase()).toEqual({ kind: 'creating' });
    solve({ kind: 'solved', fields: { geetestPassToken: 'p' } });
    await done;
    expect(test.phase().kind).toBe('redirected');
  });

  it('is not asked for a second time', async () => {
    const runner = captcha({ kind: 'solved', fields: {} });
    const test = depositSetting({ extra: { captcha: runner } });
    test.server.answers['deposit-create'] = wanted;
    await test.ready();
    await test.flow.submit({});
    expect(runner.run).toHaveBeenCalledTimes(1);
    expect(test.notices()).toHaveLength(1);
  });

  it('that is given up with the creation is silent; one that fails says why', async () => {
    const closed = depositSetting({ extra: { captcha: captcha({ kind: 'closed' }) } });
    closed.server.answers['deposit-create'] = wanted;
    await closed.ready();
    await closed.flow.submit({});
    expect(closed.notices()).toEqual([]);
    expect(closed.windows.opened[0]?.isClosed).toBe(true);

    const failed = depositSetting({
      extra: { captcha: captcha({ kind: 'failed', text: 'why', tone: 'info' }) },
    });
    failed.server.answers['deposit-create'] = wanted;
    await failed.ready();
    await failed.flow.submit({});
    expect(failed.notices()).toEqual(['why']);
    expect(failed.windows.opened[0]?.isClosed).toBe(true);
  });

  it('that a method needs is solved before the call, and the one that a refusal asks for after it', async () => {
    const answers: CaptchaOutcome[] = [
      { kind: 'solved', fields: { captchaV3: 'low' } },
      { kind: 'solved', fields: { geetestPassToken: 'p' } },
    ];
    const run = vi.fn(async () => answers.shift() ?? { kind: 'closed' as const });
    const before = vi.fn(() => ({ kind: 'v3' as const, siteKey: 's' }));
    const test = depositSetting({ extra: { captcha: { run }, captchaBefore: before } });
    test.server.answers['deposit-create'] = ({ request }) =>
      request.geetestPassToken ? ok(redirectReply) : wanted();
    await test.ready();
    await test.flow.submit({});
    expect(before).toHaveBeenCalledWith(test.visa);
    expect(run.mock.calls.map(([details]: readonly unknown[]) => details)).toEqual([
      { kind: 'v3', siteKey: 's' },
      { kind: 'second', captchaId: 'c' },
    ]);
    expect(test.creates().map(({ request }) => [request.captchaV3, request.geetestPassToken])).toEqual([
      ['low', undefined],
      [undefined, 'p'],
    ]);
    expect(test.keys()).toEqual(['key-1', 'key-1']);
    expect(test.phase().kind).toBe('redirected');
  });

  it('that fails before the call makes no call', async () => {
    const test = depositSetting({
      extra: {
        captcha: captcha({ kind: 'failed', text: 'closed', tone: 'info' }),
        captchaBefore: () => ({ kind: 'second', captchaId: 'c' }),
      },
    });
    await test.ready();
    await test.flow.submit({});
    expect(test.creates()).toEqual([]);
    expect(test.notices()).toEqual(['closed']);
    expect(test.phase()).toEqual({ kind: 'editing' });
    expect(test.entry.read()).toBeUndefined();
  });

  it('is not skipped by a lost connection or a second look while it is solved', async () => {
    let solve: (outcome: CaptchaOutcome) => void = () => {};
    const run = () =>
      new Promise<CaptchaOutcome>((resolve) => {
        solve = resolve;
      });
    const test = depositSetting({
      extra: { captcha: { run }, captchaBefore: () => ({ kind: 'second', captchaId: 'c' }) },
    });
    await test.ready();
    const done = test.flow.submit({});
    test.server.disconnect();
    test.server.reconnect();
    await settle();
    expect(test.phase()).toEqual({ kind: 'creating' });
    expect(test.creates()).toEqual([]);
    solve({ kind: 'solved', fields: { geetestPassToken: 'p' } });
    await done;
    expect(test.creates()).toHaveLength(1);
  });

  it('that nobody can solve is a clear refusal', async () => {
    const test = depositSetting({ texts: ['common.errors.banking.captchaRequired'] });
    test.server.answers['deposit-create'] = wanted;
    await test.ready();
    await test.flow.submit({});
    expect(test.notices()).toEqual(['[common.errors.banking.captchaRequired]']);
  });
});
