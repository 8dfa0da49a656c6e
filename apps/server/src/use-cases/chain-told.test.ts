import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { chainHarness, second } from '../testing/chain-harness.ts';
import { runJobs } from '../testing/core-harness.ts';

onEveryDatabase('what a player is told of a chain', (database) => {
  it('tells the network’s least sum where less than that arrived', async () => {
    const { open, tell, pending, status, progress } = chainHarness(database());
    const id = await open();
    await tell(pending(id, progress({ received: '0.00005' }), second(1)));
    expect(await status(id)).toMatchObject({ arrived: { amount: '0.00005', least: '0.0001' } });
    await tell(pending(id, progress({ received: '0.0001' }), second(2)));
    expect((await status(id)).arrived).not.toHaveProperty('least');
  });

  it('tells a further transfer to a paid address from the one that paid it', async () => {
    const { open, tell, paid, pending, status, progress } = chainHarness(database());
    const id = await open();
    await tell(paid(id));
    expect(await status(id)).not.toHaveProperty('isFurther');
    const other = `ef${'3'.repeat(62)}`;
    await tell(pending(id, progress({ txid: other, confirmations: 1 }), second(200)));
    expect(await status(id)).toMatchObject({ status: 'processed', txid: other, isFurther: true });
    await tell(paid(id, { chain: progress({ txid: other, confirmations: 5 }), occurredAt: second(300) }));
    expect(await status(id)).toMatchObject({ status: 'processed', marks: ['overpaid'], creditedAmount: 50 });
    expect(await status(id)).not.toHaveProperty('isFurther');
  });

  it('shows what a chain sees of an expired deposit, which is credited late and marked so', async () => {
    const { made, open, tell, pending, paid, status, progress } = chainHarness(database());
    const id = await open();
    made.clock.advance(31 * 60_000);
    await runJobs(made);
    await tell(pending(id, progress(), made.clock.now()));
    const seen = { status: 'mistaked', endedBy: 'time', confirmations: { count: 1 } };
    expect(await status(id)).toMatchObject(seen);
    await tell(paid(id, { occurredAt: made.clock.now() }));
    expect(await status(id)).toMatchObject({ status: 'processed', marks: ['late'], creditedAmount: 25 });
  });

  it('tells what of the credited money was taken back', async () => {
    const { made, open, tell, paid, status } = chainHarness(database());
    const id = await open();
    const payment = paid(id);
    if (payment.type !== 'paid') throw new Error('that is no payment');
    await tell(payment, made.first.reverse(payment, 'refund', 1000n));
    expect(await status(id)).toMatchObject({ marks: ['reversed'], creditedAmount: 25, reversedAmount: 10 });
  });
});
