import { expect, it } from 'vitest';
import { countingIds } from '../testing/manual-clock.ts';
import { coinStore } from './coin-store.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';

const at = new Date('2026-03-01T12:00:00.000Z');
const ids = countingIds();
const by = { operatorKey: 'desk', toldBy: 'Lou', reason: 'a letter' };

onEveryDatabase('the coins of a player', (database) => {
  const setUp = () => {
    const brand = ids.next('coins');
    const coins = coinStore(database());
    const grant = (minor: bigint, currency: 'QSC' | 'QGC' = 'QSC', id = ids.next('grant')) =>
      coins.grant({ ...by, brand, id, playerId: 'ann', currency, minor }, at);
    const play = (minor: bigint, returnedMinor = minor, id = ids.next('play'), playerId = 'ann') =>
      coins.play({ brand, id, playerId, minor, returnedMinor, operatorKey: 'games' }, at);
    return { brand, coins, grant, play, of: () => coins.of(brand, 'ann') };
  };
  /** Books one entry by hand, as somebody would who goes round the server. */
  const book = (brand: string, kind: string, currency: string, minor: bigint, from: string, to: string) =>
    database().transaction(async (sql) => {
      const [entry] = await sql.run<{ id: bigint }>({
        text: `insert into ledger_entry (kind, created_at) values ($1, $2) returning id`,
        values: [kind, at],
      });
      await sql.run({
        text: `insert into ledger_posting (entry_id, account_id, currency, minor)
          select $1::bigint, ensure_account($2, side.kind, side.owner, $3, 0::smallint), $3, side.minor
          from (values ($4, case when $4 = 'exchange' then 'coins' else 'ann' end, -$6::bigint),
            ($5, case when $5 = 'exchange' then 'coins' else 'bob' end, $6::bigint)) as side (kind, owner, minor)`,
        values: [entry?.id, brand, currency, from, to, minor],
      });
    });

  it('are granted once for one name, and another grant of that name is refused', async () => {
    const { grant, of } = setUp();
    const id = ids.next('letter');
    const first = await grant(500n, 'QSC', id);
    expect(first).toMatchObject({
      kind: 'booked',
      event: { minor: 500n, toldBy: 'Lou', reason: 'a letter' },
    });
    expect(await grant(500n, 'QSC', id)).toEqual(first);
    expect(await grant(501n, 'QSC', id)).toEqual({ kind: 'mismatch' });
    expect(await grant(500n, 'QGC', id)).toEqual({ kind: 'mismatch' });
    await grant(7n, 'QGC');
    expect(await of()).toEqual({
      goldMinor: 7n,
      unplayedMinor: 500n,
      redeemableMinor: 0n,
      reservedMinor: 0n,
    });
  });

  it('are played unplayed first, and what comes back can be redeemed', async () => {
    const { grant, play, of } = setUp();
    await grant(1_000n);
    expect(await play(600n)).toMatchObject({ event: { fromUnplayedMinor: 600n, returnedMinor: 600n } });
    expect(await of()).toMatchObject({ unplayedMinor: 400n, redeemableMinor: 600n });
    expect(await play(700n, 100n)).toMatchObject({ event: { fromUnplayedMinor: 400n } });
    expect(await of()).toMatchObject({ unplayedMinor: 0n, redeemableMinor: 400n });
    await play(400n, 0n);
    expect(await of()).toMatchObject({ unplayedMinor: 0n, redeemableMinor: 0n });
    expect(await play(1n)).toEqual({ kind: 'short', availableMinor: 0n });
  });

  it('are played once for one report, however many tell it at once', async () => {
    const { grant, play, of } = setUp();
    await grant(1_000n);
    const id = ids.next('report');
    const told = await Promise.all([1, 2, 3, 4].map(() => play(300n, 500n, id)));
    expect(told.every(({ kind }) => kind === 'booked')).toBe(true);
    expect(await of()).toMatchObject({ unplayedMinor: 700n, redeemableMinor: 500n });
    expect(await play(300n, 499n, id)).toEqual({ kind: 'mismatch' });
    expect(await play(300n, 500n, id, 'bob')).toEqual({ kind: 'mismatch' });
  });

  it('never fall below what there is, however many play at once', async () => {
    const { grant, play, of } = setUp();
    await grant(1_000n);
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => play(400n, 0n)));
    expect(told.filter(({ kind }) => kind === 'booked')).toHaveLength(2);
    expect(await of()).toMatchObject({ unplayedMinor: 200n, redeemableMinor: 0n });
  });

  it('are told of newest first, page by page', async () => {
    const { brand, coins, grant, play } = setUp();
    await grant(10n);
    await grant(20n);
    await play(5n);
    const first = await coins.events({ brand, limit: 2 });
    expect(first.items.map(({ kind, minor }) => [kind, minor])).toEqual([
      ['play', 5n],
      ['grant', 20n],
    ]);
    const rest = await coins.events({ brand, limit: 2, cursor: first.nextCursor ?? '' });
    expect(rest.items.map(({ minor }) => minor)).toEqual([10n]);
    expect((await coins.events({ brand, playerId: 'nobody', limit: 2 })).items).toEqual([]);
  });

  it.each([
    ['to another player', 'transfer', 'QGC', 'player_gold', 'player_gold'],
    ['for nothing', 'transfer', 'QGC', 'player_gold', 'exchange'],
    ['by play', 'coin_play', 'QGC', 'player_gold', 'exchange'],
    ['for a redemption', 'reserve', 'QGC', 'player_gold', 'reserved_withdrawals'],
    ['by a payout', 'payout', 'QGC', 'player_gold', 'exchange'],
    ['into an account of money', 'box_reversal', 'QGC', 'player_gold', 'player_cash'],
  ])('of gold never go %s, whoever books it', async (_name, kind, currency, from, to) => {
    const { brand, grant } = setUp();
    await grant(1_000n, 'QGC');
    await expect(book(brand, kind, currency, 10n, from, to)).rejects.toThrow(/moves QGC/);
  });

  it.each([
    [
      'unplayed ones to redeemable ones by a transfer',
      'transfer',
      'player_sweep_unplayed',
      'player_sweep_redeemable',
    ],
    ['unplayed ones to a redemption', 'reserve', 'player_sweep_unplayed', 'reserved_withdrawals'],
    ['from nowhere to redeemable ones', 'coin_grant', 'exchange', 'player_sweep_redeemable'],
    ['to another player', 'transfer', 'player_sweep_redeemable', 'player_sweep_redeemable'],
    ['into an account of money', 'reserve_return', 'reserved_withdrawals', 'player_cash'],
  ])('of the sweep never go %s', async (_name, kind, from, to) => {
    const { brand, grant, play } = setUp();
    await grant(1_000n);
    await play(500n);
    await expect(book(brand, kind, 'QSC', 10n, from, to)).rejects.toThrow(/moves QSC/);
  });

  it('stand on accounts of their own currency alone', async () => {
    const { brand } = setUp();
    for (const [kind, currency] of [
      ['player_gold', 'QSC'],
      ['player_sweep_redeemable', 'QGC'],
      ['player_sweep_unplayed', 'USD'],
    ]) {
      const made = database().run({
        text: 'select ensure_account($1, $2, $3, $4, 0::smallint)',
        values: [brand, kind, 'ann', currency],
      });
      await expect(made).rejects.toThrow('account_of_coin');
    }
  });

  it('and what the operator told of them are never changed', async () => {
    const { grant } = setUp();
    await grant(1n);
    await expect(database().run({ text: 'update coin_event set minor = 2' })).rejects.toThrow(
      'never changed',
    );
    await expect(database().run({ text: 'delete from coin_event' })).rejects.toThrow('never changed');
  });

  it('keep rates for a player until they are forgotten', async () => {
    const { brand, coins } = setUp();
    const pair = { brand, playerId: 'ann', from: 'QSC', to: 'BTC' };
    const late = new Date(at.getTime() + 60_000);
    await coins.lockRate({ ...pair, id: `${brand}-1`, rate: '1', expiresAt: at });
    await coins.lockRate({ ...pair, id: `${brand}-2`, rate: '2', expiresAt: late });
    expect(await coins.newestRate(pair)).toMatchObject({ id: `${brand}-2`, rate: '2' });
    expect(await coins.newestRate({ ...pair, playerId: 'bob' })).toBeUndefined();
    expect(await coins.sweepRates(late)).toBeGreaterThan(0);
    expect(await coins.findRate(`${brand}-1`)).toBeUndefined();
    expect(await coins.findRate(`${brand}-2`)).toMatchObject({ expiresAt: late });
  });
});
