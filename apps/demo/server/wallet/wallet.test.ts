import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walletHeaders } from '@opencashier/contract/wallet/envelope';
import { signKeyed } from '@opencashier/webhooks/keyed';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tools/testing/folder.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { brand } from '../players.ts';

const secret = `whsec_${Buffer.alloc(33, 5).toString('base64')}`;
const now = new Date('2026-01-02T03:04:05Z');

async function start(folder: string, change: Readonly<Record<string, string>> = {}) {
  const config = readConfig({
    ...{
      PUBLIC_URL: 'http://localhost:9',
      DATA_DIR: folder,
      TOKEN_SECRET: 'a-secret-of-more-than-32-bytes-here',
    },
    ...{ OPERATOR_API_KEY: 'an-operator-key-of-this-test', OPERATOR_WEBHOOK_SECRET: secret },
    OPERATOR_WALLET_SECRET: secret,
    ...change,
  });
  const app = await createApp(config, () => now);
  onTestFinished(() => app.close());
  const call = (name: string, txId: string, minor: string, key = { id: 'demo', secret }) => {
    const sums = { requestedMinor: minor, settledMinor: minor, feeMinor: '0', minor, bonusMinor: '0' };
    const of = {
      depositId: 'd',
      method: 'bank',
      provider: 'p',
      providerTxId: txId,
      kind: 'deposit',
      withdrawalId: 'w',
    };
    const body = JSON.stringify({
      call: name,
      brand,
      txId,
      playerId: 'ann',
      currency: 'EUR',
      ...of,
      ...sums,
    });
    const signed = signKeyed(key, now, body);
    return app.inject({
      method: 'POST',
      url: '/wallet',
      payload: body,
      headers: {
        'content-type': 'application/json',
        [walletHeaders.key]: signed.key,
        [walletHeaders.timestamp]: signed.timestamp,
        [walletHeaders.signature]: signed.signature,
      },
    });
  };
  const balance = async () => (await app.inject('/balance?player=ann&country=DE&currency=EUR')).json();
  return { app, call, balance };
}

it('shows in the lobby what the cashier told it', async () => {
  const { call, balance } = await start(temporaryFolder());
  expect((await call('deposit.credit', 'm1', '2500')).statusCode).toBe(200);
  expect((await call('deposit.credit', 'm1', '2500')).statusCode).toBe(200);
  expect((await call('withdrawal.reserve', 'w1', '1000')).statusCode).toBe(200);
  expect((await call('withdrawal.reserve', 'w2', '9900')).json()).toMatchObject({
    error: { code: 'wallet.insufficientBalance' },
  });
  expect(await balance()).toEqual({ amount: 15, bonus: 0, currency: 'EUR' });
});

it('has its books again after it was killed in the middle of a line', async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  await first.call('deposit.credit', 'm1', '2500');
  await first.app.close();
  const file = join(folder, 'operator', 'wallet.ndjson');
  appendFileSync(file, '"{\\"call\\":\\"deposit.cre');
  const second = await start(folder);
  expect(await second.balance()).toMatchObject({ amount: 25 });
  await second.call('deposit.credit', 'm1', '2500');
  await second.call('deposit.credit', 'm2', '500');
  expect(await second.balance()).toMatchObject({ amount: 30 });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});

it('believes nobody who does not know its key', async () => {
  const { call, balance } = await start(temporaryFolder());
  const forged = { id: 'demo', secret: `whsec_${Buffer.alloc(33, 6).toString('base64')}` };
  expect((await call('deposit.credit', 'm1', '2500', forged)).statusCode).toBe(401);
  expect(await balance()).toMatchObject({ amount: 0 });
});

it('keeps no books where the cashier’s ledger has the money', async () => {
  const { call } = await start(temporaryFolder(), { EVALUATION_WALLET: 'internal' });
  expect((await call('deposit.credit', 'm1', '2500')).statusCode).toBe(404);
});
