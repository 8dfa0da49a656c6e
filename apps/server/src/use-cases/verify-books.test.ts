import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf } from '../testing/core-harness.ts';

const since = new Date('2026-01-01T00:00:00.000Z');

onEveryDatabase('verify', (database) => {
  it('compares our books with themselves and with the provider’s, and names each difference', async () => {
    const made = coreHarness(database());
    const created = await made.core.calls['deposit-create'](made.context('p', 'k'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const id = String(created.data.depositId);
    const paid = made.first.pay(id, { minor: 2500n, currency: 'USD' });
    const back = made.first.reverse(paid, 'refund', 500n);
    const body = new TextEncoder().encode(`${paid.eventId},${back.eventId}`);
    await made.core.receiveWebhook('first', { headers: { id: `wh-${id}` }, body, receivedAt: since });

    const agreed = await made.core.operator.verify(since);
    expect(agreed.differences).toEqual([]);
    expect(agreed.compared).toEqual(
      expect.arrayContaining([
        { check: 'postings of each currency sum to zero', count: 1 },
        { check: 'books of first', count: 2 },
        { check: 'books of second', count: 0 },
      ]),
    );

    const missed = made.first.pay(id, { minor: 700n, currency: 'USD' });
    const settled = await made.core.receiveWebhook('first', {
      headers: { id: `wh2-${id}` },
      body: new TextEncoder().encode('nothing'),
      receivedAt: since,
    });
    expect(settled.status).toBe(200);
    const differing = await made.core.operator.verify(since);
    expect(differing.differences).toEqual([
      { check: 'books of first', subject: missed.transactionId, expected: 'in 700 USD', found: 'nothing' },
    ]);

    made.first.listBook = async function* () {
      yield* [];
    };
    const emptied = await made.core.operator.verify(since);
    expect(emptied.differences).toHaveLength(2);
    expect(emptied.differences).toContainEqual({
      check: 'books of first',
      subject: paid.transactionId,
      expected: 'nothing',
      found: 'in 2500 USD',
    });

    made.first.listBook = () => {
      throw new Error('the provider is down');
    };
    expect((await made.core.operator.verify(since)).differences).toMatchObject([
      { check: 'books of first', found: 'the provider is down' },
    ]);
  });

  it('finds a balance that somebody bent', async () => {
    const made = coreHarness(database());
    const changed = database().transaction(async (sql) => {
      await sql.run({ text: 'alter table account disable trigger account_balance_guarded' });
      await sql.run({
        text: `select ensure_account($1, 'player_cash', 'p', 'USD', 0::smallint)`,
        values: [made.brand],
      });
      await sql.run({ text: 'update account set balance = 7 where brand = $1', values: [made.brand] });
      await sql.run({ text: 'alter table account enable trigger account_balance_guarded' });
    });
    await changed;
    const { differences } = await made.core.operator.verify(since);
    expect(differences).toContainEqual(
      expect.objectContaining({ check: 'balances equal their postings', expected: '0', found: '7' }),
    );
  });
});
