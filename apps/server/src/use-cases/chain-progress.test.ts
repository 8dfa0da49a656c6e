import type { DepositEvent } from '@opencashier/provider-kit/events';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { chainHarness, progressOf, second } from '../testing/chain-harness.ts';
import { coreHarness, createOf, runJobs } from '../testing/core-harness.ts';

onEveryDatabase('the progress of a chain', (database) => {
  it('is shown, pushed and kept from going back by late webhooks', async () => {
    const { made, open, tell, pending, status, dossier, progress, txid } = chainHarness(database());
    const id = await open();
    await tell(pending(id, progress(), second(1)));
    expect(await status(id)).toMatchObject({
      status: 'waiting',
      txid,
      confirmations: { count: 1, required: 5 },
      explorerUrl: `https://mempool.space/tx/${txid}`,
    });
    await tell(pending(id, progress({ confirmations: 3 }), second(3)));
    await tell(pending(id, progress({ confirmations: 2 }), second(2)));
    await tell(pending(id, progress({ txid: 'ff' }), second(2)));
    expect((await status(id)).confirmations).toEqual({ count: 3, required: 5 });
    expect((await dossier(id))?.deposit.chain).toEqual(progress({ confirmations: 3 }));
    await runJobs(made);
    const counts = made.pushed.map(
      ({ payload }) => payload as { txid?: string; confirmations?: { count: number } },
    );
    expect(
      counts.filter(({ confirmations }) => confirmations).map(({ confirmations }) => confirmations?.count),
    ).toEqual([1, 3]);
    expect(counts.at(-1)).toMatchObject({ txid, status: 0 });
  });

  it('tells what is missing or too much until it is credited', async () => {
    const { open, tell, pending, paid, status, dossier, progress } = chainHarness(database());
    const id = await open();
    await tell(pending(id, progress(), second(1)));
    expect(await status(id)).not.toHaveProperty('arrived');
    await tell(pending(id, progress({ received: '0.00040' }), second(2)));
    expect(await status(id)).toMatchObject({
      arrived: { asset: 'BTC', asked: '0.001', amount: '0.0004', missing: '0.0006' },
      expiresIn: expect.any(Number),
    });
    expect((await dossier(id))?.deposit.chain?.received).toBe('0.00040');
    const other = `ab${'2'.repeat(62)}`;
    await tell(pending(id, progress({ txid: other, received: '0.001' }), second(3)));
    expect(await status(id)).not.toHaveProperty('arrived');
    await tell(pending(id, progress({ txid: other, received: '0.0011' }), second(4)));
    expect((await status(id)).arrived).toEqual({
      asset: 'BTC',
      asked: '0.001',
      amount: '0.0011',
      surplus: '0.0001',
    });
    await tell(paid(id));
    expect(await status(id)).not.toHaveProperty('arrived');
  });

  it('goes on telling what is missing of a credited first part until its time is over', async () => {
    const { made, open, tell, paid, status, progress } = chainHarness(database());
    const id = await open();
    const money = { minor: 1000n, currency: 'USD' };
    await tell(paid(id, { money, chain: progress({ received: '0.0004', confirmations: 5 }) }));
    const arrived = { missing: '0.0006', network: 'Bitcoin', address: 'bc1q' };
    const told = { status: 'processed', marks: ['underpaid'], arrived, expiresIn: expect.any(Number) };
    expect(await status(id)).toMatchObject(told);
    made.clock.advance(31 * 60_000);
    expect(await status(id)).not.toHaveProperty('arrived');
    expect(await status(id)).not.toHaveProperty('expiresIn');
  });

  it('believes a reorganised chain and a replaced transaction', async () => {
    const { open, tell, pending, status, progress } = chainHarness(database());
    const id = await open();
    await tell(pending(id, progress({ confirmations: 4 }), second(1)));
    await tell(pending(id, progress({ confirmations: 1 }), second(2)));
    expect((await status(id)).confirmations?.count).toBe(1);
    const other = `cd${'1'.repeat(62)}`;
    await tell(pending(id, progress({ txid: other, confirmations: 0 }), second(3)));
    expect(await status(id)).toMatchObject({ txid: other, confirmations: { count: 0 } });
  });

  it('keeps of two words of one moment the further one', async () => {
    const { open, tell, pending, status, progress } = chainHarness(database());
    const id = await open();
    await tell(pending(id, progress({ confirmations: 2 }), second(1)), pending(id, progress(), second(1)));
    expect((await status(id)).confirmations?.count).toBe(2);
  });

  it('spells the id of a transaction in one way', async () => {
    const { open, tell, pending, status, progress } = chainHarness(database());
    const id = await open();
    await tell(pending(id, progress({ txid: '0xABCD' }), second(1)));
    expect((await status(id)).txid).toBe('0xabcd');
    await tell(pending(id, progress({ txid: 'Te6c/+K=' }), second(2)));
    expect((await status(id)).explorerUrl).toBe('https://mempool.space/tx/Te6c%2F%2BK%3D');
  });

  it.each([
    { amount: '1.5' },
    { amount: '-1' },
    { amount: '9'.repeat(79) },
    { confirmations: -1 },
    { confirmations: 1.5 },
    { required: 0 },
    { txid: '' },
    { received: 'all' },
    { network: 'a\u0000b' },
  ])('leaves nonsense out and goes on: %j', async (change) => {
    const { open, tell, pending, status, progress } = chainHarness(database());
    const id = await open();
    expect(await tell(pending(id, progress(change), second(1)))).toMatchObject({ status: 200 });
    expect(await status(id)).toMatchObject({ status: 'waiting' });
    expect(await status(id)).not.toHaveProperty('txid');
  });

  it('lets no deposit run out while its chain confirms', async () => {
    const { made, open, tell, pending, status, progress } = chainHarness(database());
    const [seen, unseen] = [await open(), await open()];
    await tell(pending(seen, progress(), made.clock.now()));
    made.clock.advance(31 * 60_000);
    await runJobs(made);
    expect((await status(seen)).status).toBe('waiting');
    expect((await status(unseen)).depositStatus).toBe('AUTO_CANCELED');
    made.clock.advance(24 * 3_600_000);
    await runJobs(made);
    expect((await status(seen)).depositStatus).toBe('AUTO_CANCELED');
  });

  it('sends the operator no message of each confirmation', async () => {
    const webhook = { url: 'https://casino.example/hook', secret: `whsec_${'A'.repeat(44)}` };
    const made = coreHarness(database(), { webhook });
    const created = await made.core.calls['deposit-create'](made.context('p', 'k'), createOf());
    const id = created.ok ? String(created.data.depositId) : '';
    const txid = 'aa11';
    await made.stores.deposits.recordChain(id, progressOf(txid, {}), second(1), made.clock.now());
    await made.stores.deposits.claim(id, {}, made.clock.now());
    await runJobs(made);
    const { items } = await made.stores.webhookLog.list({ brand: made.brand, limit: 50 });
    const types = items.map(({ type }) => type);
    expect(types).toContain('deposit.claimed');
    expect(types).not.toContain('deposit.progressed');
    expect(
      made.pushed.filter(({ payload }) => JSON.stringify(payload).includes(txid)).length,
    ).toBeGreaterThan(0);
  });
});

onEveryDatabase('money of a chain', (database) => {
  it('keeps the chain’s own integer with its movement', async () => {
    const { open, tell, paid, status, dossier, cash, progress, txid } = chainHarness(database());
    const id = await open();
    const event = paid(id);
    await tell(event);
    await tell(event);
    expect(await status(id)).toMatchObject({
      status: 'processed',
      txid,
      confirmations: { count: 5, required: 5 },
    });
    expect((await dossier(id))?.movements).toMatchObject([
      { state: 'credited', txid, chain: { network: 'Bitcoin', asset: 'BTC', amount: progress().amount } },
    ]);
    expect(await cash()).toBe(2500n);
  });

  it('is credited once for one transaction, whatever else it is called', async () => {
    const { made, open, tell, paid, dossier, cash, progress, txid } = chainHarness(database());
    const id = await open();
    await tell(paid(id));
    await tell(paid(id, { chain: progress({ txid: txid.toUpperCase(), confirmations: 5 }) }));
    expect(await cash()).toBe(2500n);
    const held = await dossier(id);
    expect(held?.movements.map(({ state }) => state).sort()).toEqual(['credited', 'held']);
    expect(held?.deposit).toMatchObject({ state: 'credited', isHeld: true });
    const decision = {
      depositId: id,
      decision: 'released',
      operatorKey: 'k',
      decidedBy: 'Ana',
      reason: 'two outputs',
    };
    await made.core.operator.decideHeld(decision as never);
    expect(await cash()).toBe(5000n);
  });

  it('is held where one transaction pays two deposits', async () => {
    const { open, tell, paid, dossier, cash } = chainHarness(database());
    const ids = [await open(), await open()];
    const events = ids.map((id) => paid(id));
    await Promise.all(events.map((event) => tell(event)));
    expect(await cash()).toBe(2500n);
    const states = await Promise.all(ids.map(async (id) => (await dossier(id))?.movements[0]?.state));
    expect(states.sort()).toEqual(['credited', 'held']);
  });

  it('takes a second payment to the same address, and one without a transaction', async () => {
    const { open, tell, paid, dossier, cash, progress, txid } = chainHarness(database());
    const id = await open();
    await tell(paid(id));
    const other = `ee${txid}`;
    await tell(paid(id, { occurredAt: second(200), chain: progress({ txid: other, confirmations: 5 }) }));
    const { chain: _chain, ...plain } = paid(id) as Extract<DepositEvent, { type: 'paid' }>;
    await tell(plain);
    expect(await cash()).toBe(7500n);
    expect((await dossier(id))?.deposit.txid).toBe(other);
  });

  it('agrees with the provider’s books', async () => {
    const { made, open, tell, paid } = chainHarness(database());
    const id = await open();
    await tell(paid(id));
    await tell(paid(id));
    const report = await made.core.operator.verify(new Date(0));
    const ours = report.differences.filter(({ subject }) => String(subject).includes(made.brand));
    expect(ours).toEqual([]);
  });
});
