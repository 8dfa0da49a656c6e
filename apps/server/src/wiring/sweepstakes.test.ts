import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../../providers/sandbox/src/testing/sandbox-process.ts';
import { openCatalogue } from '../catalogue/default-catalogue.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openSandboxCore } from '../testing/sandbox-core.ts';
import { contextOf, controlSandbox, letTimePass } from '../testing/sandbox-steps.ts';
import { bitcoinAddress, boxOf, sweepstakes } from '../testing/sweepstakes-harness.ts';
import type { Core } from './core-types.ts';

const brand = 'demo';
const tronAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('the sweepstakes at the stand-in provider', () => {
  const clock = manualClock(new Date());
  let sandbox: SandboxProcess;
  let dataDir: string;
  let core: Core;

  beforeAll(async () => {
    sandbox = await startSandboxProcess();
    dataDir = mkdtempSync(join(tmpdir(), 'sweepstakes-'));
    const policy = { id: brand, origins: [], sweepstakes };
    core = await openSandboxCore({
      ...{ dataDir, clock, fetch },
      sandboxUrl: sandbox.url,
      catalogue: openCatalogue([{ id: brand, disabledSets: [] }], new Set(['sandbox'])),
      brands: { find: (id) => (id === brand ? policy : undefined), all: () => [policy] },
    });
  }, 120_000);
  afterAll(async () => {
    await core?.close();
    await sandbox?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const context = (idempotencyKey?: string) =>
    contextOf({ brand, country: 'DE', currency: 'QGC' }, idempotencyKey);
  const later = () => letTimePass(core, clock);
  const control = (reference: string, action: string) => controlSandbox(sandbox.url, reference, action);

  /** A look at the provider asks about a few at a time. */
  const expectEnds = async (
    ids: readonly string[],
    end: string,
    stateOf: (id: string) => Promise<string | undefined>,
  ) => {
    const states = () => Promise.all(ids.map(stateOf));
    for (let look = 0; look < 10 && (await states()).some((state) => state !== end); look += 1) await later();
    expect(await states()).toEqual(ids.map(() => end));
  };

  it('sell every box by a method that can pay for it, and give its coins', async () => {
    const offered = await core.calls['sweepstake-boxes'](context(), {});
    const boxes = offered.ok ? (offered.data.boxes[0]?.boxes ?? []) : [];
    expect(boxes.length).toBeGreaterThan(2);
    const ids: string[] = [];
    for (const { boxId, price } of boxes) {
      const bought = await core.calls['deposit-create-sweepstake'](
        context(`box-of-${boxId}`),
        boxOf({ boxId, amount: price, paymentType: 'usdt', fields: { network: 'TRC-20' } }),
      );
      if (!bought.ok) throw new Error(`${bought.error.code} ${JSON.stringify(bought.error.details)}`);
      expect(bought.data).toMatchObject({ payment_amount: price, data: { crypto: { asset: 'USDT' } } });
      ids.push(String(bought.data.depositId));
      await control(String(bought.data.depositId), 'confirm');
    }
    await expectEnds(ids, 'PAYED', async (depositId) => {
      const reply = await core.calls['deposit-status'](context(), { depositId });
      return reply.ok ? reply.data.depositStatus : reply.error.code;
    });
    const sum = (of: (box: (typeof boxes)[number]) => number) =>
      boxes.reduce((total, box) => total + of(box), 0);
    expect(await core.calls['sweepstake-balance-get'](context(), {})).toMatchObject({
      data: [
        { currency: 'QSC', balance: 0, unplayed: sum((box) => box.currenciesList.free.amount) },
        { currency: 'QGC', balance: sum((box) => box.currenciesList.main.amount) },
      ],
    });
    expect((await core.operator.verify(new Date(0))).differences).toEqual([]);
  }, 60_000);

  it('sell and redeem where their methods are offered for nothing else', async () => {
    const inTexas = (key?: string) =>
      contextOf({ brand, country: 'US', currency: 'USD', region: 'US-TX' }, key);
    const money = await core.calls['methods-payment-v3'](inTexas(), {});
    expect(money.ok && money.data.methods.filter(({ category }) => category === 'crypto')).toEqual([]);
    const listed = await core.calls['methods-payment-v3'](inTexas(), { view: 'sweep' });
    expect(listed.ok && listed.data.methods.map(({ name }) => name)).toContain('usdt');
    const redeemed = await core.calls['methods-withdrawal'](inTexas(), { view: 'sweep' });
    expect(redeemed.ok && redeemed.data.methods.map(({ name }) => name)).toContain('withdraw_bitcoin');
    const buy = { boxId: 'sailor', paymentType: 'usdt', fields: { network: 'TRC-20' } };
    const bought = await core.calls['deposit-create-sweepstake'](inTexas('box-in-texas'), boxOf(buy));
    expect(bought).toMatchObject({ ok: true, data: { data: { crypto: { asset: 'USDT' } } } });
    const depositId = String(bought.ok && bought.data.depositId);
    const again = await core.calls['external-deposit-continue'](inTexas('go-on-in-texas'), { depositId });
    expect(again).toMatchObject({ data: { paymentMethod: { name: 'usdt' } } });
    // The same method takes no money in that country.
    const { boxId: _box, ...plain } = boxOf({ ...buy, amount: 10, currency: 'USD' });
    const deposit = await core.calls['deposit-create'](inTexas('money-in-texas'), {
      ...plain,
      amount: 10,
      currency: 'USD',
    });
    expect(deposit).toMatchObject({ error: { code: 'banking.methodNotOffered' } });
  });

  const redemptions = [
    ['withdraw_usdt', 'USDT', { network: 'TRC-20', crypto_address: tronAddress }],
    ['withdraw_bitcoin', 'BTC', { crypto_address: bitcoinAddress }],
    ['withdraw_xrp', 'XRP', { crypto_address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '12345' }],
    [
      'withdraw_xlm',
      'XLM',
      { crypto_address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', memo: 'table 7' },
    ],
    [
      'withdraw_ton',
      'TON',
      { crypto_address: 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', memo: 'hello' },
    ],
  ] as const;

  it('offer these methods to redeem by, and no other', async () => {
    const offered = await core.calls['methods-withdrawal'](context(), { view: 'sweep' });
    expect(offered.ok && offered.data.methods.map(({ name, asset }) => [name, asset])).toEqual(
      redemptions.map(([name, asset]) => [name, asset]),
    );
  });

  it.each(redemptions)(
    'are redeemed by %s, and the provider’s books agree',
    async (paymentType, asset, fields) => {
      const play = { brand, id: `play-before-${paymentType}`, playerId: 'ana', operatorKey: 'games' };
      await core.operator.coins.play({ ...play, minor: 2_500n, returnedMinor: 2_500n }, clock.now());
      const rate = await core.calls['payment-convert-v2'](context(), { amount: 25, from: 'QSC', to: asset });
      if (!rate.ok || rate.data.rateId === undefined) throw new Error('expected a locked rate');
      const redeemed = await core.calls['sweepstake-redeem'](context(`redeem-by-${paymentType}`), {
        ...{ amount: 25, currency: 'QSC', paymentType, fields: { ...fields }, rateId: rate.data.rateId },
      });
      if (!redeemed.ok) throw new Error(`${redeemed.error.code} ${JSON.stringify(redeemed.error.details)}`);
      const { withdrawalId, transaction } = redeemed.data;
      expect(transaction.payout).toMatchObject({ amount: rate.data.amount, currency: asset });
      const decision = { withdrawalId, decision: 'approved' as const, operatorKey: 'k', decidedBy: 'Lou' };
      await core.operator.decideWithdrawal({ ...decision, reason: 'r', playerReason: undefined });
      const stageOf = async (id: string) => {
        const reply = await core.calls['withdrawal-status'](context(), { withdrawalId: id });
        return reply.ok ? reply.data.stage : reply.error.code;
      };
      await expectEnds([withdrawalId], 'sent', stageOf);
      await control(withdrawalId, 'settle');
      await expectEnds([withdrawalId], 'settled', stageOf);
      expect((await core.operator.verify(new Date(0))).differences).toEqual([]);
    },
    60_000,
  );
});
