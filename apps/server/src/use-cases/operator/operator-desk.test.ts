import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../db/testing/databases.suite.ts';
import type { Database } from '../../ports/database.ts';
import { coreHarness, type Harness } from '../../testing/core-harness.ts';
import { operatorDesk, paidDeposit } from '../../testing/operator-desk.ts';
import { once } from './repeatable.ts';

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

  it('begins a wish anew that a crash cut short, and does nothing twice', async () => {
    const { made, desk } = harness(database());
    await made.core.operator.players.remember(made.player('ann'), made.clock.now());
    const wish = {
      brand: '',
      playerId: `key-${made.brand}`,
      call: 'operator/adjustments-create',
      key: 'a-wish-of-ours',
    };
    const request = { player: 'ann', currency: 'USD', direction: 'credit', minor: '5', reason: 'x' } as const;
    const deps = { store: made.stores.idempotency, clock: made.clock };
    const work = () => desk.ask('adjustments-create', request, { requestKey: `${made.brand}-crash` });
    const crash = once(deps, wish, request, async () => {
      await work();
      throw new Error('the power went');
    });
    await expect(crash).rejects.toThrow('the power went');
    const again = await once(deps, wish, request, work);
    expect(again.ok).toBe(true);
    expect(await once(deps, wish, request, () => Promise.reject(new Error('not again')))).toEqual(again);
    expect(await once(deps, wish, { ...request, minor: '6' }, work)).toMatchObject({
      error: { code: 'idempotency.bodyMismatch' },
    });
    expect(
      (await desk.get('adjustments-list', { player: 'ann', brand: made.brand })).adjustments,
    ).toHaveLength(1);
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
