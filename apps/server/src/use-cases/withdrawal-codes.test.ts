import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { type HarnessOptions, runJobs } from '../testing/core-harness.ts';
import { key, minute, small, withdrawalHarness } from '../testing/withdrawal-harness.ts';

onEveryDatabase('withdrawals that are confirmed', (database) => {
  const harness = (options: HarnessOptions = {}) => withdrawalHarness(database(), options);

  it('are confirmed by a code that five tries are allowed for, and that is kept nowhere', async () => {
    const inbox = await codeInbox();
    const made = await harness({
      withdrawals: { asksCode: true, autoApproval: small },
      webhook: { url: inbox.url, secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
    });
    const { withdrawalId, ...reply } = await made.created();
    expect(reply).toMatchObject({ isCodeRequired: true, codeTriesLeft: 5, codeResendIn: 60 });
    const confirm = (code: string) =>
      made.core.calls['withdrawal-confirm'](made.context('ann', key()), { withdrawalId, code });
    const resend = () => made.core.calls['withdrawal-code-resend'](made.context('ann'), { withdrawalId });
    const wrong = inbox.codes[0] === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1]) {
      expect(await confirm(wrong)).toMatchObject({
        error: { code: 'banking.codeInvalid', details: { triesLeft: left } },
      });
    }
    expect(await confirm(wrong)).toMatchObject({ error: { code: 'banking.codeTriesExceeded' } });
    expect(await confirm(inbox.codes[0] ?? '')).toMatchObject({
      error: { code: 'banking.codeTriesExceeded' },
    });
    expect(await resend()).toMatchObject({ error: { code: 'rate.limited', retryAfterSeconds: 60 } });
    made.clock.advance(minute);
    expect(await resend()).toMatchObject({ ok: true, data: { codeTriesLeft: 5 } });
    made.clock.advance(11 * minute);
    expect(await confirm(inbox.codes[1] ?? '')).toMatchObject({ error: { code: 'banking.codeExpired' } });
    await resend();
    expect(await confirm(inbox.codes[2] ?? '')).toMatchObject({
      ok: true,
      data: { isCodeRequired: false, transaction: { stage: 'approved' } },
    });
    const kept = await database().run<{ text: string }>({
      text: `select coalesce(string_agg(c::text, ' '), '') || coalesce((select string_agg(o::text, ' ') from outbox o), '') as text
        from withdrawal_code c`,
    });
    for (const code of inbox.codes) {
      expect(`${kept[0]?.text} ${JSON.stringify(made.log.lines)}`).not.toMatch(new RegExp(`\\b${code}\\b`));
    }
    await inbox.close();
  });

  it('are nobody’s but their player’s: all others find nothing and change nothing', async () => {
    const inbox = await codeInbox();
    const made = await harness({
      withdrawals: { asksCode: true, autoApproval: small },
      webhook: { url: inbox.url, secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
    });
    const { withdrawalId } = await made.created();
    made.clock.advance(minute);
    const [code = ''] = inbox.codes;
    const { calls } = made.core;
    const tries = [
      calls['withdrawal-status'](made.context('bob'), { withdrawalId }),
      calls['withdrawal-confirm'](made.context('bob', key()), { withdrawalId, code }),
      calls['withdrawal-confirm'](made.context('bob', key()), { withdrawalId, code: '000000' }),
      calls['withdrawal-code-resend'](made.context('bob'), { withdrawalId }),
      calls['withdrawal-cancel'](made.context('bob'), { withdrawalId }),
      // The same name at another brand is somebody else too.
      calls['withdrawal-cancel'](made.context('ann', undefined, { brand: 'elsewhere' }), { withdrawalId }),
    ];
    for (const reply of await Promise.all(tries)) {
      expect(reply).toMatchObject({ ok: false, error: { code: 'banking.withdrawalNotFound' } });
    }
    expect(inbox.codes).toHaveLength(1);
    const own = await calls['withdrawal-status'](made.context('ann'), { withdrawalId });
    expect(own).toMatchObject({ data: { stage: 'confirm', codeTriesLeft: 5 } });
    expect(await made.balance()).toMatchObject({ available: 150, reserved: 50 });
    expect(
      await calls['withdrawal-confirm'](made.context('ann', key()), { withdrawalId, code }),
    ).toMatchObject({
      data: { transaction: { stage: 'approved' } },
    });
    await inbox.close();
  });

  it('that nobody confirms for a day are taken back', async () => {
    const made = await harness({ withdrawals: { asksCode: true } });
    const { withdrawalId } = await made.created();
    made.clock.advance(24 * 60 * minute + 1);
    await runJobs(made);
    expect(await made.stageOf(withdrawalId)).toBe('canceled');
    expect(await made.balance()).toMatchObject({ available: 200, reserved: 0 });
  });
});

/** A server of the operator's that hears codes. */
async function codeInbox() {
  const codes: string[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (body.type === 'withdrawal.code') codes.push(body.data.code);
    reply.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    codes,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
