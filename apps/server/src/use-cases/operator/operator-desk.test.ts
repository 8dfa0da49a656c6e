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

onEveryDatabase('the operator’s desk', (database) => {
  it('books a credit and a debit that two people want, once', async () => {
    const { made, desk } = harness(database());
    await made.core.operator.players.remember(made.player('ann'), made.clock.now());
    const wish = {
      player: 'ann',
      currency: 'USD',
      direction: 'credit',
      minor: '1500',
      reason: 'goodwill',
    } as const;
    const same = { owner: 'Rob', role: 'act', requestKey: `${made.brand}-same` } as const;
    const asked = await desk.get('adjustments-create', wish, same);
    expect(asked).toMatchObject({ state: 'requested', minor: '1500', requested: { by: 'Rob' } });
    expect((await desk.get('adjustments-create', wish, same)).id).toBe(asked.id);
    expect(await cashOf(made, 'ann')).toBe(0n);

    const yes = { id: asked.id, reason: 'agreed' };
    expect(await desk.codeOf('adjustments-approve', yes, { owner: ' ROB ' })).toBe('operator.ownRequest');
    expect(await desk.codeOf('adjustments-approve', yes, { owner: 'Eve', createdBy: 'Rob' })).toBe(
      'operator.ownRequest',
    );
    expect(await desk.codeOf('adjustments-approve', yes, { owner: 'Ben', role: 'act' })).toBe(
      'auth.roleRequired',
    );
    expect(
      await desk.codeOf('adjustments-approve', yes, { owner: 'Ben', brands: [`${made.brand}-other`] }),
    ).toBe('operator.notFound');
    expect(await desk.get('adjustments-approve', yes, { owner: 'Ben' })).toMatchObject({
      state: 'approved',
      decided: { by: 'Ben', operatorKey: 'key of Ben', reason: 'agreed' },
    });
    expect(await desk.codeOf('adjustments-approve', yes, { owner: 'Ben' })).toBe('operator.notDecidable');
    expect(await cashOf(made, 'ann')).toBe(1500n);

    const taken = await desk.get('adjustments-create', { ...wish, direction: 'debit', minor: '1501' });
    const no = { id: taken.id, reason: 'too much' };
    expect(await desk.codeOf('adjustments-approve', no, { owner: 'Ben' })).toBe('operator.notEnoughMoney');
    expect(await desk.get('adjustments-reject', no)).toMatchObject({ state: 'rejected' });
    const back = await desk.get('adjustments-create', { ...wish, direction: 'debit', minor: '400' });
    await desk.get('adjustments-approve', { ...yes, id: back.id }, { owner: 'Ben' });
    expect(await cashOf(made, 'ann')).toBe(1100n);
    const listed = await desk.get('adjustments-list', { player: 'ann', state: 'approved' });
    expect(listed.adjustments.map(({ id }) => id).sort()).toEqual([asked.id, back.id].sort());
    expect(await desk.get('adjustments-get', { id: back.id })).toMatchObject({ direction: 'debit' });
    expect(await verified(made)).toEqual([]);
    await expect(
      database().run({
        text: `update adjustment set decided_by = requested_by where id = $1`,
        values: [asked.id],
      }),
    ).rejects.toThrow(/four_eyes/);
  });

  it.each([
    ['nobody', { player: 'nobody' }, 'operator.notFound'],
    ['nothing', { minor: '0' }, 'validation.failed'],
    ['a fraction', { minor: '1.5' }, 'validation.failed'],
    ['more than any sum', { minor: '9'.repeat(19) }, 'validation.failed'],
    ['coins', { currency: 'QSC' }, 'validation.failed'],
    ['a currency that there is not', { currency: 'XXY' }, 'validation.failed'],
    ['another brand', { brand: 'nobody' }, 'operator.notFound'],
    ['no reason', { reason: ' ' }, 'validation.failed'],
  ])('adjusts nothing of %s', async (_name, change, code) => {
    const { made, desk } = harness(database());
    await made.core.operator.players.remember(made.player('ann'), made.clock.now());
    const wish = { player: 'ann', currency: 'USD', direction: 'credit', minor: '1', reason: 'x' } as const;
    expect(await desk.codeOf('adjustments-create', { ...wish, ...change })).toBe(code);
  });

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

  it('sums up an account: opening, every posting, closing', async () => {
    const { made, desk } = harness(database());
    const start = made.clock.now();
    await paidDeposit(made);
    made.clock.advance(60_000);
    const middle = made.clock.now().toISOString();
    for (const minor of [2500n, 2500n, 2500n]) await paidDeposit(made, { minor });
    const account = { kind: 'player_cash', owner: 'ann', currency: 'USD' } as const;
    const whole = await desk.get('ledger-statement', account);
    expect(whole).toMatchObject({ openingMinor: '0', closingMinor: '10000', count: 4 });
    const later = await desk.get('ledger-statement', { ...account, from: middle });
    expect(later).toMatchObject({ openingMinor: '2500', closingMinor: '10000', count: 3 });
    expect(later.postings.map(({ balanceMinor }) => balanceMinor)).toEqual(['5000', '7500', '10000']);
    expect(await desk.get('ledger-statement', { ...account, to: middle })).toMatchObject({
      closingMinor: '2500',
    });

    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk.get('ledger-statement', { ...account, limit: 3, ...(cursor && { cursor }) });
      pages.push(...page.postings.map(({ balanceMinor }) => balanceMinor));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages).toEqual(whole.postings.map(({ balanceMinor }) => balanceMinor));
    const sum = whole.postings.reduce(
      (total, { minor }) => total + BigInt(minor),
      BigInt(whole.openingMinor),
    );
    expect(String(sum)).toBe(whole.closingMinor);

    const { accounts } = await desk.get('ledger-accounts', { owner: 'ann' });
    expect(accounts).toContainEqual({ brand: made.brand, ...account, balanceMinor: '10000' });
    const house = (await desk.get('ledger-accounts', { brand: made.brand })).accounts;
    expect(house.find(({ kind }) => kind === 'provider_clearing')?.balanceMinor).toBe('-10000');
    expect(house.some(({ kind }) => kind.startsWith('player_'))).toBe(false);
    expect(await desk.codeOf('ledger-statement', { ...account, owner: 'nobody' })).toBe('operator.notFound');
    const to = start.toISOString();
    expect(await desk.codeOf('ledger-statement', { ...account, from: middle, to })).toBe('validation.failed');
    expect(await desk.codeOf('ledger-statement', account, { brands: [`${made.brand}-other`] })).toBe(
      'operator.notFound',
    );
    const [row] = await database().run<{ kinds: string }>({
      text: `select pg_get_constraintdef(oid) as kinds from pg_constraint
        where conname = 'account_kind_check'`,
    });
    const known = new Set([...(row?.kinds.matchAll(/'(\w+)'/g) ?? [])].map(([, kind]) => kind));
    for (const kind of known) {
      const asked = { kind: kind as typeof account.kind, owner: 'nobody', currency: 'USD' };
      expect(await desk.codeOf('ledger-statement', asked)).toBe('operator.notFound');
    }
  });

  it('lists by method, currency and time, and nothing of another brand', async () => {
    const { made, desk } = harness(database());
    const { id } = await paidDeposit(made);
    const ids = async (query: object, asker = {}) =>
      (await desk.get('deposits-list', { ...query }, asker)).deposits.map((deposit) => deposit.id);
    const own = { brands: [made.brand] };
    expect(await ids({}, own)).toEqual([id]);
    expect(await ids({ method: 'bank', currency: 'USD', state: 'credited' }, own)).toEqual([id]);
    expect(await ids({ method: 'card' }, own)).toEqual([]);
    expect(await ids({ currency: 'EUR' }, own)).toEqual([]);
    const at = made.clock.now();
    expect(await ids({ from: at.toISOString() }, own)).toEqual([id]);
    expect(await ids({ to: at.toISOString() }, own)).toEqual([]);
    const other = { brands: [`${made.brand}-other`] };
    expect(await ids({}, other)).toEqual([]);
    expect(await desk.codeOf('deposits-list', { brand: made.brand }, other)).toBe('operator.notFound');
    expect(await desk.codeOf('deposits-get', { id }, other)).toBe('operator.notFound');
    expect(await desk.codeOf('deposits-release', { id, reason: 'x' }, other)).toBe('operator.notFound');
    expect(await desk.codeOf('deposits-recheck', { id }, other)).toBe('operator.notFound');
    expect(await desk.codeOf('players-get', { id: 'ann', brand: made.brand }, other)).toBe(
      'operator.notFound',
    );
    expect(await desk.codeOf('verify', {}, other)).toBe('auth.scopeRequired');
    for (const from of ['2026-13-01T00:00:00Z', 'yesterday', '9999-01-01T00:00:00Z']) {
      expect(await desk.codeOf('deposits-list', { from })).toBe('validation.failed');
    }
  });

  it('tells the limits and the pause of a player', async () => {
    const { made, desk } = harness(database());
    const { protection, players } = made.core.operator;
    const now = made.clock.now();
    await players.remember(made.player('ann'), now);
    const limit = { period: 'day', currency: 'USD', minor: 10_000n } as const;
    await protection.setLimit(made.brand, 'ann', limit, now, now);
    await protection.setPause(made.brand, 'ann', { kind: 'coolOff', from: now, until: undefined }, now);
    expect(await desk.get('players-limits', { id: 'ann' })).toMatchObject({
      limits: [{ period: 'day', currency: 'USD', minor: '10000', usedMinor: '0' }],
      pause: { kind: 'coolOff', from: now.toISOString() },
    });
    expect(await desk.codeOf('players-limits', { id: 'nobody' })).toBe('operator.notFound');
  });
});
