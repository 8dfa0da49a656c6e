import { chains } from '@opencashier/contract/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type TestClient } from '../../testing/client.ts';
import { startBench, type TestBench } from '../../testing/running-sandbox.ts';

let bench: TestBench;
let client: TestClient;
beforeAll(async () => {
  bench = await startBench();
  client = clientOf(bench);
});
afterAll(() => bench.stop());

const invoiceOf = async (method: string, reference: string, change: Record<string, unknown> = {}) => {
  const { status, json } = await client.createBy(method, reference, change);
  expect(status).toBe(201);
  return (json.instruction as { invoice: Record<string, unknown> }).invoice;
};
const eventsOf = async (reference: string) => (await client.find(reference)).json.events as unknown[];

describe('crypto', () => {
  it('asks for an amount at the rate, to an address with its payment URI', async () => {
    const invoice = await invoiceOf('crypto-btc', 'dep_btc');
    // 50 EUR at 57600.
    expect(invoice).toMatchObject({
      asset: 'BTC',
      network: 'Bitcoin',
      chain: 'bitcoin',
      rate: '57600',
      payAmount: '0.00086806',
      minAmount: '0.00026042',
      confirmations: chains.bitcoin.confirmations,
    });
    expect(invoice.uri).toBe(`bitcoin:${invoice.address}?amount=0.00086806`);
    expect(invoice).not.toHaveProperty('memo');
  });

  it.each([
    ['crypto-eth', '', /^ethereum:0x[0-9a-fA-F]{40}@1\?value=\d+$/],
    [
      'crypto-usdt',
      'ERC-20',
      /^ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1\/transfer\?address=0x\w{40}&uint256=\d+$/,
    ],
    [
      'crypto-usdt',
      'BEP-20',
      /^ethereum:0x55d398326f99059fF775485246999027B3197955@56\/transfer\?address=0x\w{40}&uint256=\d+$/,
    ],
    ['crypto-usdt', 'TRC-20', /^tron:T\w{33}\?amount=55\.555556&token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t$/],
    ['crypto-ton', '', /^ton:\/\/transfer\/UQ[\w-]{46}\?amount=11111111120&text=\w{8}$/],
    ['crypto-xrp', '', /^ripple:r\w{24,34}\?amount=111\.111112&dt=1\d{8}$/],
    [
      'crypto-xlm',
      '',
      /^web\+stellar:pay\?destination=G\w{55}&amount=555\.5555556&memo=1\d{8}&memo_type=MEMO_ID$/,
    ],
    ['crypto-bch', '', /^bitcoincash:q[0-9a-z]{41}\?amount=0\.13888889$/],
    ['crypto-xmr', '', /^monero:4\w{94}\?tx_amount=0\.34722223$/],
  ])('writes the URI of %s on %s', async (method, network, uri) => {
    const fields = network === '' ? {} : { network };
    const invoice = await invoiceOf(method, `dep_uri_${method}_${network}`, { fields });
    expect(invoice.uri).toMatch(uri);
  });

  it('asks for a memo where the money would not arrive without', async () => {
    for (const method of ['crypto-xrp', 'crypto-xlm', 'crypto-ton']) {
      expect((await invoiceOf(method, `dep_memo_${method}`)).memo).toMatch(/^\w{8,9}$/);
    }
  });

  it('counts confirmations block by block and is paid with the required one', async () => {
    await invoiceOf('crypto-btc', 'dep_blocks');
    expect((await client.act('dep_blocks', 'send')).json).toMatchObject({ state: 'pending' });
    for (let block = 1; block <= 4; block += 1) await client.act('dep_blocks', 'confirm-block');
    expect((await client.operation('dep_blocks')).state).toBe('pending');
    await client.act('dep_blocks', 'confirm-block');
    expect(await client.operation('dep_blocks')).toMatchObject({ state: 'paid', received: '5000' });
    const events = await eventsOf('dep_blocks');
    const chain = { asset: 'BTC', network: 'Bitcoin', amount: '86806', required: 5 };
    expect(events).toMatchObject([
      ...[0, 1, 2, 3, 4].map((confirmations) => ({
        type: 'payment.pending',
        data: { chain: { ...chain, confirmations } },
      })),
      {
        type: 'payment.paid',
        data: { amount: '5000', currency: 'EUR', chain: { ...chain, confirmations: 5 } },
      },
    ]);
    expect((await client.act('dep_blocks', 'confirm-block')).status).toBe(409);
  });

  it('takes several blocks at once', async () => {
    await invoiceOf('crypto-ltc', 'dep_many');
    await client.act('dep_many', 'send');
    await client.act('dep_many', 'confirm-block', { blocks: 3 });
    expect((await client.operation('dep_many')).transfers).toMatchObject([{ confirmations: 3 }]);
    await client.act('dep_many', 'confirm-block', { blocks: 100 });
    expect((await client.operation('dep_many')).state).toBe('paid');
  });

  it('credits what arrived, rounded down, when less or more is sent', async () => {
    await invoiceOf('crypto-btc', 'dep_less');
    await client.act('dep_less', 'underpay', { amount: '2500' });
    await client.act('dep_less', 'confirm-block', { blocks: 5 });
    expect(await client.operation('dep_less')).toMatchObject({ received: '2500', outstanding: '2500' });
    await client.act('dep_less', 'confirm');
    expect(await client.operation('dep_less')).toMatchObject({ received: '5000', outstanding: '0' });

    await invoiceOf('crypto-btc', 'dep_more');
    await client.act('dep_more', 'overpay');
    expect((await client.operation('dep_more')).state).toBe('pending');
    await client.act('dep_more', 'confirm');
    expect((await client.operation('dep_more')).received).toBe('5500');
  });

  it('tells all that was seen, one transfer after the other, in units of the asset', async () => {
    await invoiceOf('crypto-usdt', 'dep_parts');
    const seen = async () =>
      (await eventsOf('dep_parts')).map(
        (event) => (event as { data: { chain: { received: string } } }).data.chain.received,
      );
    await client.act('dep_parts', 'underpay', { amount: '2500' });
    const [half = ''] = await seen();
    expect(half).toMatch(/^27\.77777\d+$/);
    await client.act('dep_parts', 'send');
    expect(Number((await seen())[1])).toBeCloseTo(2 * Number(half), 5);
    await client.act('dep_parts', 'confirm-block');
    expect(new Set((await seen()).slice(1)).size).toBe(1);
  });

  it('takes a second payment to the same address as one of its own', async () => {
    await invoiceOf('crypto-usdt', 'dep_second');
    await client.act('dep_second', 'confirm');
    await client.act('dep_second', 'send', { amount: '1000' });
    expect((await client.operation('dep_second')).state).toBe('paid');
    await client.act('dep_second', 'confirm');
    const operation = await client.operation('dep_second');
    expect(operation.received).toBe('6000');
    expect(new Set(operation.transfers.map(({ txid }) => txid)).size).toBe(2);
  });

  it('falls back when the chain reorganises, and goes on', async () => {
    await invoiceOf('crypto-eth', 'dep_reorg');
    expect((await client.act('dep_reorg', 'reorganise')).status).toBe(409);
    await client.act('dep_reorg', 'send');
    await client.act('dep_reorg', 'confirm-block', { blocks: 7 });
    await client.act('dep_reorg', 'reorganise');
    expect((await client.operation('dep_reorg')).transfers).toMatchObject([{ confirmations: 0 }]);
    await client.act('dep_reorg', 'confirm-block', { blocks: 16 });
    expect((await client.operation('dep_reorg')).state).toBe('paid');
    expect((await client.act('dep_reorg', 'reorganise')).status).toBe(409);
  });

  it('holds what came over another network, and recovers it late', async () => {
    await invoiceOf('crypto-usdt', 'dep_wrong');
    await client.act('dep_wrong', 'wrong-network');
    expect(await eventsOf('dep_wrong')).toMatchObject([
      { type: 'payment.failed', data: { reason: 'wrong_network' } },
    ]);
    expect(await client.operation('dep_wrong')).toMatchObject({
      state: 'failed',
      received: '0',
      unmatched: [{ network: 'BEP-20' }],
    });
    await client.act('dep_wrong', 'confirm');
    expect(await client.operation('dep_wrong')).toMatchObject({
      state: 'paid',
      isLate: true,
      received: '5000',
    });
  });

  it('does not expire once the transfer was seen, and is refunded in parts', async () => {
    await invoiceOf('crypto-btc', 'dep_seen');
    await client.act('dep_seen', 'send');
    bench.runtime.advance(3 * 3_600_000);
    expect((await client.operation('dep_seen')).state).toBe('pending');
    await client.act('dep_seen', 'confirm');
    await client.act('dep_seen', 'refund', { amount: '1' });
    expect(await client.operation('dep_seen')).toMatchObject({ refunded: '1' });
  });

  it('goes by itself, a block a second, where the amount says so', async () => {
    await invoiceOf('crypto-btc', 'dep_itself', { amount: '5021' });
    bench.runtime.advance(3_000);
    expect((await client.operation('dep_itself')).transfers).toMatchObject([{ confirmations: 0 }]);
    // Each step is planned once the one before is safe on disk.
    for (let step = 0; step < 5; step += 1) {
      bench.runtime.advance(1_000);
      await client.operation('dep_itself');
    }
    expect(await client.operation('dep_itself')).toMatchObject({ state: 'paid', received: '5021' });
  });

  it('tells the same after a restart', async () => {
    const before = await client.createBy('crypto-xrp', 'dep_restart');
    await client.act('dep_restart', 'send');
    await bench.restart();
    expect((await client.createBy('crypto-xrp', 'dep_restart')).text.replaceAll(/localhost:\d+/g, '')).toBe(
      before.text.replaceAll(/localhost:\d+/g, ''),
    );
    expect((await client.operation('dep_restart')).transfers).toMatchObject([{ confirmations: 0 }]);
  });

  it.each([
    ['crypto-shib', {}, 'unsupported_network'],
    ['crypto-btc', { network: 'TRC-20' }, 'unsupported_network'],
  ])('refuses %s on %j with nothing on record', async (method, fields, code) => {
    const reply = await client.createBy(method, `dep_no_${method}`, { fields });
    expect([reply.status, reply.json]).toMatchObject([402, { error: { code, isRecorded: false } }]);
  });

  it('refuses chain actions on what has no chain', async () => {
    await client.create('dep_plain');
    for (const action of ['send', 'confirm-block', 'reorganise', 'wrong-network']) {
      expect((await client.act('dep_plain', action)).json).toMatchObject({ error: { code: 'no_chain' } });
    }
  });
});
