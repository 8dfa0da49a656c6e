import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../db/testing/databases.suite.ts';
import type { Database } from '../../ports/database.ts';
import { coreHarness, createOf, type Harness } from '../../testing/core-harness.ts';
import { operatorDesk, paidDeposit, tell } from '../../testing/operator-desk.ts';

const webhook = {
  url: 'https://casino.example/hooks',
  secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
};

function harness(database: Database, prepare: (made: Harness) => void = () => undefined) {
  const made = coreHarness(database, { webhook });
  prepare(made);
  return { made, desk: operatorDesk(made) };
}

const cashOf = async ({ core, brand }: Harness, player: string) =>
  (await core.operator.players.balances(brand, player, 'USD')).cash;
const verified = async ({ core }: Harness) =>
  (await core.operator.verify(new Date(0))).differences.filter(({ check }) => !check.startsWith('books of'));

onEveryDatabase('refunds', (database) => {
  it('orders a refund at the provider and settles it by the provider’s word, told any number of times', async () => {
    const { made, desk } = harness(database(), ({ first }) => {
      first.refunds = first.refundOrders;
    });
    const wired = { ...made, ...made.wire() };
    const live = operatorDesk(wired);
    const { id, paid } = await paidDeposit(made);
    const part = { id, minor: '1000', reason: 'paid twice' };
    expect(await live.codeOf('refunds-create', part, { role: 'act' })).toBe('auth.roleRequired');
    const refund = await live.get('refunds-create', part, { requestKey: `${made.brand}-r` });
    expect(refund).toMatchObject({ state: 'accepted', minor: '1000', depositId: id, currency: 'USD' });
    expect((await live.get('refunds-create', part, { requestKey: `${made.brand}-r` })).id).toBe(refund.id);
    expect(made.first.refundOrders.orders).toHaveLength(1);
    const over = await live.ask('refunds-create', { ...part, minor: '1501' });
    expect(over).toMatchObject({ error: { code: 'operator.notRefundable', details: { leftMinor: '1500' } } });
    expect(await cashOf(made, 'ann')).toBe(2500n);

    const told = made.first.reverse(paid, 'refund', 1000n, refund.reversalId);
    await tell(made, told.eventId);
    await live.get('refunds-recheck', { id: refund.id });
    await tell(made, told.eventId, 'again');
    expect(await live.get('refunds-get', { id: refund.id })).toMatchObject({ state: 'settled' });
    expect(await cashOf(made, 'ann')).toBe(1500n);
    // All that is left.
    expect(await live.get('refunds-create', { id, reason: 'the rest' })).toMatchObject({ minor: '1500' });
    expect((await desk.get('refunds-list', { deposit: id })).refunds).toHaveLength(2);
    expect(await desk.codeOf('refunds-get', { id: refund.id }, { brands: [`${made.brand}-other`] })).toBe(
      'operator.notFound',
    );
    expect(await verified(made)).toEqual([]);
  });

  it('never orders an unknown refund under another name, and asks until it is known', async () => {
    const { made } = harness(database(), ({ first }) => {
      first.refunds = first.refundOrders;
    });
    const live = operatorDesk({ ...made, ...made.wire() });
    const { id, paid } = await paidDeposit(made);
    const { refundOrders } = made.first;
    refundOrders.onCreate = async (request) => {
      refundOrders.take(request);
      return { kind: 'unknown', reason: 'timeout' };
    };
    const refund = await live.get('refunds-create', { id, reason: 'wrong account' });
    expect(refund).toMatchObject({ state: 'unknown', failReason: 'timeout', minor: '2500' });
    expect(await live.get('refunds-recheck', { id: refund.id })).toMatchObject({ state: 'accepted' });
    const { reversalId } = await live.get('refunds-get', { id: refund.id });
    made.first.reverse(paid, 'refund', 2500n, reversalId);
    expect(await live.get('refunds-recheck', { id: refund.id })).toMatchObject({ state: 'settled' });
    expect(refundOrders.orders).toHaveLength(1);
    expect(await cashOf(made, 'ann')).toBe(0n);

    // One that never arrived is ordered again, under the same reference.
    refundOrders.onCreate = async () => ({ kind: 'unknown', reason: 'timeout' });
    const other = await paidDeposit(made, { player: 'bob' });
    const lost = await live.get('refunds-create', { id: other.id, reason: 'lost' });
    refundOrders.onCreate = undefined;
    expect(await live.get('refunds-recheck', { id: lost.id })).toMatchObject({ state: 'unknown' });
    made.clock.advance(61_000);
    expect(await live.get('refunds-recheck', { id: lost.id })).toMatchObject({ state: 'accepted' });
    const references = refundOrders.orders.map(({ reference }) => reference);
    expect(references.filter((reference) => reference === lost.id)).toHaveLength(2);

    refundOrders.onCreate = async () => ({ kind: 'refused', code: 'tooOld' });
    const third = await paidDeposit(made, { player: 'cy' });
    const refused = await live.get('refunds-create', { id: third.id, reason: 'late' });
    expect(refused).toMatchObject({ state: 'refused', failReason: 'tooOld' });
    expect(await live.codeOf('refunds-cancel', { id: refused.id })).toBe('operator.notDecidable');
  });

  it('leaves a refund to people where the provider takes no orders, and books it by its reversal', async () => {
    const { made, desk } = harness(database());
    const { id, paid } = await paidDeposit(made);
    const refund = await desk.get('refunds-create', { id, minor: '700', reason: 'by hand' });
    expect(refund).toMatchObject({ state: 'manual' });
    expect(
      await desk.get('refunds-settle', { id: refund.id, reversalId: `${made.brand}-back` }),
    ).toMatchObject({
      state: 'settled',
      reversalId: `${made.brand}-back`,
    });
    // The provider tells of the same one later.
    await tell(made, made.first.reverse(paid, 'refund', 700n, `${made.brand}-back`).eventId);
    expect(await cashOf(made, 'ann')).toBe(1800n);
    const again = { id: refund.id, reversalId: `${made.brand}-back` };
    expect((await desk.get('refunds-settle', again)).state).toBe('settled');
    expect(await desk.codeOf('refunds-settle', { ...again, reversalId: 'another' })).toBe(
      'operator.notRefundable',
    );

    const second = await desk.get('refunds-create', { id, minor: '100', reason: 'by hand' });
    expect(await desk.get('refunds-cancel', { id: second.id })).toMatchObject({ state: 'canceled' });
    // A manual one is settled by the provider's own word too, without anybody saying so.
    const third = await desk.get('refunds-create', { id, minor: '100', reason: 'by hand' });
    await tell(made, made.first.reverse(paid, 'refund', 100n).eventId);
    expect(await desk.get('refunds-get', { id: third.id })).toMatchObject({ state: 'settled' });
    expect(await verified(made)).toEqual([]);
    expect(await desk.codeOf('refunds-create', { id: 'dep_none', reason: 'x' })).toBe('operator.notFound');
    const open = await made.core.calls['deposit-create'](made.context('eve', 'k-open'), createOf());
    const unpaid = open.ok ? String(open.data.depositId) : '';
    expect(await desk.codeOf('refunds-create', { id: unpaid, reason: 'x' })).toBe('operator.notRefundable');
  });
});
