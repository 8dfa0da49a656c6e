import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../db/testing/databases.suite.ts';
import { coreHarness, createOf, type Harness, runJobs } from '../../testing/core-harness.ts';
import { operatorDesk, paidDeposit, tell } from '../../testing/operator-desk.ts';
import { withdrawalHarness } from '../../testing/withdrawal-harness.ts';
import { reconcileYesterday } from '../reconcile-books.ts';

const day = (made: Harness) => made.clock.now().toISOString().slice(0, 10);

onEveryDatabase('what the operator reads of providers', (database) => {
  it('compares a day with a provider’s books and lists what does not agree', async () => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const good = await paidDeposit(made);
    const lost = await made.core.calls['deposit-create'](made.context('bob', 'key-lost'), createOf());
    const lostId = lost.ok ? String(lost.data.depositId) : '';
    // Their webhook of this one never came, and of another they booked more than they told.
    const missing = made.first.pay(lostId, { minor: 900n, currency: 'USD' });
    const held = await paidDeposit(made, { player: 'cy', minor: 1n });
    const request = { provider: 'first', day: day(made) };
    const same = { requestKey: `${made.brand}-rec` };
    const run = await desk.get('reconciliations-run', request, same);
    expect(run).toMatchObject({ state: 'differs', requestedBy: 'Ana', provider: 'first' });
    expect((await desk.get('reconciliations-run', request, same)).id).toBe(run.id);
    const { exceptions } = await desk.get('reconciliations-get', { id: run.id });
    const of = (id: string) => exceptions.find(({ transactionId }) => transactionId === id);
    expect(of(missing.transactionId)).toMatchObject({
      kind: 'missingHere',
      reference: lostId,
      theirs: { direction: 'in', minor: '900', currency: 'USD' },
    });
    expect(of(held.paid.transactionId)).toMatchObject({ kind: 'stateDiffers', note: 'held' });
    expect(of(good.paid.transactionId)).toBeUndefined();

    // What they forget, and what they tell otherwise.
    made.first.rewriteBook((entries) =>
      entries
        .filter(({ transactionId }) => transactionId !== good.paid.transactionId)
        .map((entry) =>
          entry.transactionId === held.paid.transactionId
            ? { ...entry, money: { minor: 2n, currency: 'USD' } }
            : entry,
        ),
    );
    const again = await desk.get('reconciliations-run', request);
    const later = (await desk.get('reconciliations-get', { id: again.id })).exceptions;
    const kindOf = (id: string) => later.find(({ transactionId }) => transactionId === id)?.kind;
    expect(kindOf(good.paid.transactionId)).toBe('missingThere');
    expect(kindOf(held.paid.transactionId)).toBe('amountDiffers');
    const listed = await desk.get('reconciliations-list', { provider: 'first', day: day(made), limit: 1 });
    expect(listed.reconciliations).toHaveLength(1);
    expect(listed.nextCursor).toBeTypeOf('string');
  });

  it('says where books can’t be read, and refuses what can’t be asked', async () => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const request = { provider: 'first', day: day(made) };
    made.first.rewriteBook(() => {
      throw new Error('books are closed');
    });
    expect(await desk.get('reconciliations-run', request)).toMatchObject({
      state: 'unreadable',
      exceptions: 0,
    });
    expect(await desk.codeOf('reconciliations-run', { ...request, provider: 'nobody' })).toBe(
      'operator.notFound',
    );
    expect(await desk.codeOf('reconciliations-get', { id: 'rec_none' })).toBe('operator.notFound');
    for (const wrong of ['2026-02-30', '2099-01-01', 'today', '2026-1-1']) {
      expect(await desk.codeOf('reconciliations-run', { ...request, day: wrong })).toBe('validation.failed');
    }
    expect(await desk.codeOf('reconciliations-run', request, { role: 'read' })).toBe('auth.roleRequired');
    const brands = [made.brand];
    expect(await desk.codeOf('reconciliations-list', {}, { brands })).toBe('auth.scopeRequired');
  });

  it('compares the day before by itself, once', async () => {
    const made = coreHarness(database());
    const asked: string[] = [];
    const { books, reconciliations } = made.stores;
    const provider = {
      ...made.first,
      id: `${made.brand}-first`,
      async *listBook(since: Date) {
        asked.push(since.toISOString());
        yield* [];
      },
    };
    const providers = {
      find: (id: string) => (id === provider.id ? provider : undefined),
      all: () => [provider],
    };
    const ids = { next: (prefix: string) => `${prefix}_${crypto.randomUUID()}` };
    const deps = { books, reconciliations, providers, ids, clock: made.clock, log: made.log };
    expect(await reconcileYesterday(deps)).toBe(1);
    expect(await reconcileYesterday(deps)).toBe(0);
    made.clock.advance(24 * 3_600_000);
    expect(await reconcileYesterday(deps)).toBe(1);
    expect(asked).toHaveLength(2);
    const kept = await reconciliations.list({ provider: provider.id, limit: 5 });
    expect(kept.items).toMatchObject([{ state: 'agrees', requestedBy: 'job' }, { requestedBy: 'job' }]);
  });

  it('keeps a provider’s webhooks, masked, and applies one again without booking it twice', async () => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const { id, paid } = await paidDeposit(made);
    const secretive = JSON.stringify({
      card_number: '4111111111111111',
      note: 'pan 4111 1111 1111 1111',
      ids: [],
    });
    await made.core.receiveWebhook('first', {
      headers: { id: `wh-secret-${made.brand}` },
      body: new TextEncoder().encode(`${paid.eventId},${secretive}`),
      receivedAt: made.clock.now(),
    });
    await made.core.receiveWebhook('first', {
      headers: { id: 'wh-bad', signature: 'reject' },
      body: new TextEncoder().encode('never kept'),
      receivedAt: made.clock.now(),
    });
    const { webhooks } = await desk.get('provider-webhooks-list', { reference: id });
    expect(webhooks.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'applied']);
    expect(webhooks[0]).toMatchObject({ provider: 'first', references: [id], status: 200 });
    expect(JSON.stringify(webhooks)).not.toMatch(/4111|never kept/);
    const [first] = webhooks;
    const replayed = await desk.get('provider-webhooks-replay', { id: first?.id ?? '' });
    expect(replayed.outcome).toBe('applied');
    const { deposit, trail } = await desk.get('deposits-get', { id });
    expect(deposit.creditedMinor).toBe('2500');
    expect(trail.find(({ kind }) => kind === 'providerEvent')).toMatchObject({
      with: 'first',
      type: 'paid',
      request: expect.stringContaining(paid.transactionId),
    });
    const shown = await desk.get('provider-webhooks-list', { provider: 'first', reference: id });
    expect(shown.webhooks.map(({ replays }) => replays).sort()).toEqual([0, 1]);
    expect(await desk.codeOf('provider-webhooks-replay', { id: 'pwh_none' })).toBe('operator.notFound');
    expect(await desk.codeOf('provider-webhooks-replay', { id: first?.id ?? '' }, { role: 'read' })).toBe(
      'auth.roleRequired',
    );
  });

  it('keeps a webhook of no payment of ours, and says so when it is replayed', async () => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const created = await made.core.calls['deposit-create'](made.context('ann', 'key-late'), createOf());
    const id = created.ok ? String(created.data.depositId) : '';
    const paid = made.first.pay(`${id}-unknown`, { minor: 2500n, currency: 'USD' });
    await tell(made, paid.eventId);
    const listed = await desk.get('provider-webhooks-list', { reference: `${id}-unknown` });
    expect(listed.webhooks).toMatchObject([{ outcome: 'unmatched' }]);
    const webhook = listed.webhooks[0]?.id ?? '';
    expect((await desk.get('provider-webhooks-replay', { id: webhook })).outcome).toBe('unmatched');
  });

  it('asks a provider now about a deposit whose news was lost', async () => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const created = await made.core.calls['deposit-create'](made.context('ann', 'key-recheck'), createOf());
    const id = created.ok ? String(created.data.depositId) : '';
    made.first.pay(id, { minor: 2500n, currency: 'USD' });
    const dossier = await desk.get('deposits-recheck', { id }, { role: 'act' });
    expect(dossier.deposit).toMatchObject({ state: 'credited', creditedMinor: '2500' });
    expect(dossier.trail.map(({ kind, type }) => `${kind} ${type}`)).toContain('providerEvent paid');
    expect((await desk.get('deposits-recheck', { id })).deposit.creditedMinor).toBe('2500');
    made.first.onFind = async () => ({ kind: 'unknown', reason: 'timeout' });
    expect((await desk.get('deposits-recheck', { id })).deposit.state).toBe('credited');
    expect(await desk.codeOf('deposits-recheck', { id: 'dep_none' })).toBe('operator.notFound');
    expect(await desk.codeOf('deposits-recheck', { id }, { role: 'read' })).toBe('auth.roleRequired');
  });

  it('asks a provider now about a payout, and orders none again that it has', async () => {
    const made = await withdrawalHarness(database());
    const desk = operatorDesk(made);
    const { withdrawalId: id } = await made.created();
    const asked = { id, reason: 'documents seen' };
    expect(await desk.codeOf('withdrawals-approve', asked, { role: 'act' })).toBe('auth.roleRequired');
    const approved = await desk.get('withdrawals-approve', asked, { owner: 'Ben' });
    expect(approved.decisions).toMatchObject([
      { decision: 'approved', decidedBy: 'Ben', operatorKey: 'key of Ben' },
    ]);
    expect((await desk.get('withdrawals-recheck', { id })).attempts).toEqual([]);
    await made.runPayouts();
    made.first.payouts.settle(id);
    const settled = await desk.get('withdrawals-recheck', { id });
    expect(settled.withdrawal.state).toBe('settled');
    expect(settled.trail.map(({ type }) => type)).toContain('payoutSettled');
    expect(made.ordersOf('first', id)).toHaveLength(1);
    expect(await desk.codeOf('withdrawals-recheck', { id: 'wd_none' })).toBe('operator.notFound');
  });

  it('changes the catalogue at once, here and on a second server, with who and why', async () => {
    const made = coreHarness(database());
    const other = made.wire();
    const desk = operatorDesk(made);
    const place = { method: 'bank', brand: made.brand };
    const scope = { brand: made.brand, country: 'US', currency: 'USD' };
    const names = (core: Harness['core']) =>
      core.catalogue.depositMethods(scope).map(({ method }) => method.name);
    expect(names(made.core)).toContain('bank');
    const off = { ...place, set: { isOff: true }, reason: 'their bank is down' };
    await desk.get('catalogue-change', off, { owner: 'Rob', role: 'act' });
    expect(names(made.core)).not.toContain('bank');
    expect(names(other.core)).toContain('bank');
    await other.core.operator.refreshCatalogue();
    expect(names(other.core)).not.toContain('bank');
    const create = () =>
      made.core.calls['deposit-create'](made.context('ann', crypto.randomUUID()), createOf());
    expect(await create()).toMatchObject({ error: { code: 'banking.methodUnavailable' } });
    const shown = await desk.get('catalogue-methods', scope);
    expect(shown.methods.find(({ name }) => name === 'bank')).toMatchObject({ isOff: true, isChanged: true });

    const maintenance = { text: { en: 'Back at noon', ar: 'نعود ظهراً' } };
    await desk.get('catalogue-change', { ...place, set: { maintenance, position: -5 }, reason: 'known now' });
    const [first] = made.core.catalogue.depositMethods(scope);
    expect(first?.method).toMatchObject({
      name: 'bank',
      availability: { state: 'maintenance', reason: maintenance.text },
    });
    expect(await create()).toMatchObject({ error: { code: 'banking.methodUnavailable' } });

    const limits = { minMinor: '2600', maxMinor: '3000' };
    await desk.get('catalogue-change', { ...place, currency: 'USD', set: { limits }, reason: 'their wish' });
    await desk.get('catalogue-change', { ...place, set: {}, reason: 'all is well' });
    expect(await create()).toMatchObject({ error: { code: 'banking.amountOutOfLimits' } });
    expect((await desk.get('catalogue-overrides', { method: 'bank', brand: made.brand })).overrides).toEqual([
      { ...place, currency: 'USD', set: { limits } },
    ]);
    await desk.get('catalogue-change', { ...place, currency: 'USD', set: {}, reason: 'over' });
    expect((await create()).ok).toBe(true);

    const { changes } = await desk.get('catalogue-changes', { brand: made.brand });
    expect(changes).toHaveLength(5);
    expect(changes.at(-1)).toMatchObject({
      ...place,
      ...{ by: 'Rob', operatorKey: 'key of Rob', reason: off.reason, after: { isOff: true } },
    });
    expect(changes[0]).toMatchObject({ before: { limits }, reason: 'over' });
    expect(changes[0]).not.toHaveProperty('after');
    await expect(database().run({ text: 'delete from catalogue_change' })).rejects.toThrow();
  });

  it('says more for a brand than for a country, and more for that than for a currency', async () => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const scope = { brand: made.brand, country: 'US', currency: 'USD' };
    const at = (position: number, where: object) =>
      desk.get('catalogue-change', { method: 'bank', ...where, set: { position }, reason: 'order' });
    const placeOf = () => made.core.catalogue.findDepositMethod(scope, 'bank')?.method.position;
    await at(70, { currency: 'USD' });
    expect(placeOf()).toBe(70);
    await at(60, { country: 'US' });
    expect(placeOf()).toBe(60);
    await at(50, { brand: made.brand });
    expect(placeOf()).toBe(50);
    await at(40, { brand: made.brand, country: 'US', currency: 'USD' });
    expect(placeOf()).toBe(40);
    await at(10, { brand: made.brand, country: 'RU' });
    expect(placeOf()).toBe(40);
    const own = { brands: [made.brand] };
    const wide = { method: 'bank', set: { isOff: true }, reason: 'x' };
    expect(await desk.codeOf('catalogue-change', wide, own)).toBe('auth.scopeRequired');
    const elsewhere = { ...wide, brand: `${made.brand}-other` };
    expect(await desk.codeOf('catalogue-change', elsewhere, own)).toBe('operator.notFound');
    for (const where of [{ currency: 'USD' }, { country: 'US' }]) {
      await desk.get('catalogue-change', { method: 'bank', ...where, set: {}, reason: 'tidy' });
    }
  });

  it.each([
    ['a method that there is not', { method: 'nothing' }, 'operator.notFound'],
    ['a brand that there is not', { brand: 'nobody' }, 'operator.notFound'],
    ['limits of no currency', { set: { limits: { minMinor: '1', maxMinor: '2' } } }, 'validation.failed'],
    [
      'limits upside down',
      { currency: 'USD', set: { limits: { minMinor: '3', maxMinor: '2' } } },
      'validation.failed',
    ],
    ['a fee of no currency', { set: { fee: { paidBy: 'operator', fixed: 1 } } }, 'validation.failed'],
    [
      'a fee finer than the currency',
      { currency: 'JPY', set: { fee: { paidBy: 'operator', fixed: 0.5 } } },
      'validation.failed',
    ],
    ['an absurd place', { set: { position: 1e9 } }, 'validation.failed'],
    ['no reason', { reason: '' }, 'validation.failed'],
  ])('refuses a change of %s', async (_name, change, code) => {
    const made = coreHarness(database());
    const desk = operatorDesk(made);
    const request = { method: 'bank', set: { isOff: true }, reason: 'x' };
    expect(await desk.codeOf('catalogue-change', { ...request, ...(change as object) })).toBe(code);
    await runJobs(made);
  });
});
