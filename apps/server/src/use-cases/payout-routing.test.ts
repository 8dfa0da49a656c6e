import { beforeEach, expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { usualCircuitRules } from '../domain/circuit.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';
import { minute, small, withdrawalHarness } from '../testing/withdrawal-harness.ts';

const outage = async () => ({ kind: 'refused', code: 'unreachable', isSafe: true, isOutage: true }) as const;
const circuit = { ...usualCircuitRules, failures: 1 };

onEveryDatabase('routes of a payout', (database) => {
  // Circuit breakers are shared by all tests of a database.
  beforeEach(async () => {
    await database().run({ text: 'delete from circuit' });
  });
  const approving = { withdrawals: { autoApproval: small } };

  it('go on to the next after an outage, and pay once', async () => {
    const made = await withdrawalHarness(database(), approving);
    made.first.payouts.onCreate = outage;
    const { withdrawalId: id } = await made.created();
    await made.runPayouts();
    expect(made.ordersOf('second', id)).toMatchObject([{ reference: `${id}-2` }]);
    made.second.payouts.settle(`${id}-2`);
    made.clock.advance(3 * minute);
    await made.runPayouts();
    expect(await made.stageOf(id)).toBe('settled');
    expect((await made.core.operator.withdrawalDossier(id))?.attempts).toMatchObject([
      { provider: 'first', state: 'refused', reason: 'unreachable', passedOver: [] },
      { provider: 'second', state: 'settled' },
    ]);
    await expectSoundBooks(database());
  });

  it('end where nobody knows: no other account is told', async () => {
    const made = await withdrawalHarness(database(), approving);
    made.first.payouts.onCreate = async () => ({ kind: 'unknown', reason: 'no reply' });
    const { withdrawalId: id } = await made.created();
    await made.runPayouts();
    made.clock.advance(3 * minute);
    await made.runPayouts();
    expect(made.ordersOf('second', id)).toEqual([]);
  });

  it('wait for the last account where it is out of order, and tell it again under the same reference', async () => {
    const made = await withdrawalHarness(database(), approving);
    made.first.payouts.onCreate = outage;
    made.second.payouts.onCreate = outage;
    const { withdrawalId: id } = await made.created();
    await made.runPayouts();
    expect(await made.balance()).toMatchObject({ reserved: 50 });
    made.second.payouts.onCreate = undefined;
    made.clock.advance(3 * minute);
    await made.runPayouts();
    expect(await made.stageOf(id)).toBe('sent');
    expect(made.ordersOf('second', id).map(({ reference }) => reference)).toEqual([`${id}-2`, `${id}-2`]);
    expect(made.ordersOf('first', id)).toHaveLength(1);
  });

  it('pass an account by that rests, and wait while all do', async () => {
    const made = await withdrawalHarness(database(), { ...approving, circuit });
    made.first.payouts.onCreate = outage;
    const { withdrawalId: one } = await made.created({ amount: 10 });
    await made.runPayouts();
    expect(made.ordersOf('first', one)).toHaveLength(1);
    const { withdrawalId: two } = await made.created({ amount: 11 });
    await made.runPayouts();
    expect((await made.core.operator.withdrawalDossier(two))?.attempts).toMatchObject([
      { provider: 'second', state: 'accepted', passedOver: ['first'] },
    ]);
    made.second.payouts.onCreate = outage;
    const { withdrawalId: three } = await made.created({ amount: 12 });
    await made.runPayouts();
    const { withdrawalId: four } = await made.created({ amount: 13 });
    await made.runPayouts();
    expect((await made.core.operator.withdrawalDossier(four))?.attempts).toEqual([]);
    expect(await made.stageOf(three)).toBe('approved');
    expect(await made.stageOf(four)).toBe('approved');
    made.first.payouts.onCreate = undefined;
    made.clock.advance(20 * minute);
    await made.runPayouts();
    expect(await made.stageOf(four)).toBe('sent');
  });
});
