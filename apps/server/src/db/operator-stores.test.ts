import { expect, it } from 'vitest';
import { coreHarness, createOf } from '../testing/core-harness.ts';
import { hashSecret } from './secret-hash.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';

onEveryDatabase('what the operator’s API reads and writes', (database) => {
  it('keeps keys as hashes, live until they are revoked or leave the configuration', async () => {
    const { core, clock, brand } = coreHarness(database());
    const { keys } = core.operator;
    const secret = `opk_${brand}-made`;
    const grant = { name: 'ci', owner: 'Ana', role: 'act', brands: [brand] } as const;
    const key = await keys.create(grant, hashSecret(secret), 'Ben', clock.now());
    if (key === undefined) throw new Error('A new secret makes a key.');
    expect(await keys.create(grant, hashSecret(secret), 'Ben', clock.now())).toBeUndefined();
    expect(await keys.verify(secret, clock.now())).toMatchObject({
      ...grant,
      ...{ id: key.id, isKeeper: false, source: 'api', createdBy: 'Ben' },
    });
    expect(await keys.verify(`${secret}x`, clock.now())).toBeUndefined();

    const configured = { name: 'backend', owner: 'backend', role: 'approve', isKeeper: true } as const;
    const [one, other] = [`opk_${brand}-one`, `opk_${brand}-other`];
    await keys.adopt([{ ...configured, secret: one }], clock.now());
    const first = await keys.verify(one, clock.now());
    expect(first).toMatchObject({ ...configured, source: 'configuration' });
    await keys.adopt([{ ...configured, name: 'renamed', secret: one }], clock.now());
    expect(await keys.verify(one, clock.now())).toMatchObject({ id: first?.id, name: 'renamed' });
    await keys.adopt([{ ...configured, secret: other }], clock.now());
    expect(await keys.verify(one, clock.now())).toBeUndefined();
    expect(await keys.verify(secret, clock.now())).toBeDefined();
    await keys.adopt([{ ...configured, secret: one }], clock.now());
    expect(await keys.verify(one, clock.now())).toMatchObject({ id: first?.id, revokedAt: undefined });
    expect(await keys.revoke(first?.id ?? '', clock.now())).toBeUndefined();

    const rows = await database().run<{ hash: string }>({ text: 'select hash from operator_key' });
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(await keys.revoke(key.id, clock.now())).toMatchObject({ id: key.id, revokedAt: clock.now() });
    expect(await keys.revoke(key.id, clock.now())).toBeUndefined();
    expect(await keys.verify(secret, clock.now())).toBeUndefined();
    expect((await keys.list()).map(({ name }) => name)).toEqual(expect.arrayContaining(['ci']));
  });

  it('gives a code once and for a minute', async () => {
    const { core, clock, player } = coreHarness(database());
    const { sessionCodes } = core.operator;
    const { expiresAt: _ignored, ...ann } = player('ann');
    const first = await sessionCodes.issue(ann, clock.now());
    const taken = await Promise.all([1, 2, 3].map(() => sessionCodes.redeem(first.code, clock.now())));
    expect(taken.filter((found) => found !== undefined)).toEqual([ann]);
    const second = await sessionCodes.issue(ann, clock.now());
    expect(second.expiresAt.getTime() - clock.now().getTime()).toBe(60_000);
    clock.advance(60_000);
    expect(await sessionCodes.redeem(second.code, clock.now())).toBeUndefined();
    expect(await sessionCodes.redeem('nonsense', clock.now())).toBeUndefined();
  });

  it('lists players with their balances', async () => {
    const made = coreHarness(database());
    const { players } = made.core.operator;
    for (const id of ['ann', 'bob_1', 'bobx1', 'cy']) {
      made.clock.advance(1_000);
      await players.remember(made.player(id), made.clock.now());
    }
    made.clock.advance(1_000);
    await players.remember(made.player('ann', { currency: 'JPY', profile: {} }), made.clock.now());
    const list = (filter: { query?: string; cursor?: string; limit?: number }) =>
      players.list({ brand: made.brand, limit: 10, ...filter });
    expect((await list({})).items.map(({ id }) => id)).toEqual(['cy', 'bobx1', 'bob_1', 'ann']);
    expect((await list({ query: 'bob_' })).items.map(({ id }) => id)).toEqual(['bob_1']);
    const page = await list({ limit: 3 });
    expect((await list({ cursor: page.nextCursor ?? '' })).items.map(({ id }) => id)).toEqual(['ann']);
    await made.core.calls['deposit-create'](made.context('ann', 'k'), createOf());
    expect(await players.find(made.brand, 'ann')).toMatchObject({
      name: 'Ann',
      balances: [{ kind: 'player_cash', currency: 'USD', minor: 0n, isInArrears: false }],
    });
    expect(await players.find(made.brand, 'nobody')).toBeUndefined();
  });

  it('lists deposits by brand, player and state and tells one’s whole story', async () => {
    const made = coreHarness(database());
    const created = await made.core.calls['deposit-create'](made.context('p', 'k'), createOf());
    if (!created.ok) throw new Error(created.error.message);
    const id = String(created.data.depositId);
    const { listDeposits, depositDossier } = made.core.operator;
    const list = async (filter: object) =>
      (await listDeposits({ brand: made.brand, limit: 10, ...filter })).items.map((deposit) => deposit.id);
    expect(await list({})).toEqual([id]);
    expect(await list({ playerId: 'q' })).toEqual([]);
    expect(await list({ state: 'pending' })).toEqual([id]);
    expect(await list({ heldOnly: true })).toEqual([]);
    expect(await depositDossier(id)).toMatchObject({
      deposit: { id, state: 'pending' },
      attempts: [{ reference: id, state: 'created', providerReference: `their-${id}` }],
      history: [{ state: 'created' }, { fromState: 'created', state: 'pending' }],
      movements: [],
      reversals: [],
    });
    expect(await depositDossier('dep_none')).toBeUndefined();
  });

  it('knows where a return page goes on to', async () => {
    const made = coreHarness(database());
    const returnUrl = 'https://casino.example/lobby';
    await made.core.calls['deposit-create'](made.context('p', 'k'), createOf({ returnUrl }));
    const returnId = made.first.requests[0]?.returnUrl.split('/').at(-1) ?? '';
    expect(await made.core.findReturn(returnId)).toEqual({ brand: made.brand, returnUrl });
    expect(await made.core.findReturn('ret_none')).toBeUndefined();
  });
});
