import { expect, it } from 'vitest';
import { expectSoundBooks, givePlayer } from '../testing/withdrawal-books.ts';
import { approveAll, at, brandOf, intentOf } from '../testing/withdrawal-intents.ts';
import { payoutStore } from './payout-store.ts';
import { playerStore } from './player-store.ts';
import { onEveryDatabase } from './testing/databases.suite.ts';
import { withdrawalStore } from './withdrawal-store.ts';

onEveryDatabase('a payout', (database) => {
  const stores = () => ({ withdrawals: withdrawalStore(database()), payouts: payoutStore(database()) });
  const cash = async (brand: string) => (await playerStore(database()).balances(brand, 'ann', 'USD')).cash;

  const sent = async (brand: string) => {
    await givePlayer(database(), brand, 'ann', 1_000n);
    const { withdrawals, payouts } = stores();
    const { id } = intentOf(brand);
    await withdrawals.request(intentOf(brand, { id }), [], approveAll, undefined, at);
    const attempt = { reference: id, withdrawalId: id, ordinal: 1, provider: 'first', providerMethod: 'x' };
    expect(await payouts.recordAttempt(attempt, at)).toBe(true);
    expect(await payouts.recordAttempt({ ...attempt, reference: `${id}-2`, ordinal: 2 }, at)).toBe(false);
    return { id, withdrawals, payouts };
  };
  const notice = (id: string, change = {}) => ({
    provider: 'first',
    reference: id,
    transactionId: `out-${id}`,
    kind: 'settled' as const,
    minor: 970n,
    currency: 'USD',
    txid: undefined,
    reason: undefined,
    ...change,
  });

  it('settles once, whatever it is called, and keeps the fee', async () => {
    const brand = brandOf();
    const { id, payouts, withdrawals } = await sent(brand);
    await payouts.noteAccepted(id, 'theirs', at);
    expect((await withdrawals.find(id))?.state).toBe('sent');
    expect(await payouts.tell(notice(id), at)).toBe('applied');
    expect(await payouts.tell(notice(id), at)).toBe('duplicate');
    expect(await payouts.tell(notice(id, { transactionId: `again-${id}` }), at)).toBe('parked');
    expect(await payouts.refuse('first', id, 'late', true, at)).toBe('duplicate');
    expect((await withdrawals.find(id))?.state).toBe('settled');
    expect(await cash(brand)).toBe(0n);
    await expectSoundBooks(database());
  });

  it('that settles before its reply is taken all the same', async () => {
    const brand = brandOf();
    const { id, payouts, withdrawals } = await sent(brand);
    expect(await payouts.tell(notice(id), at)).toBe('applied');
    await payouts.noteAccepted(id, 'theirs', at);
    expect((await withdrawals.find(id))?.state).toBe('settled');
    await expectSoundBooks(database());
  });

  it('that is refused gives the reserve back once, and money that went out all the same is for people', async () => {
    const brand = brandOf();
    const { id, payouts, withdrawals } = await sent(brand);
    expect(await payouts.refuse('first', id, 'closed', true, at)).toBe('applied');
    expect(await payouts.refuse('first', id, 'closed', true, at)).toBe('duplicate');
    expect(await cash(brand)).toBe(1_000n);
    expect(await payouts.tell(notice(id), at)).toBe('parked');
    expect((await withdrawals.find(id))?.state).toBe('failed');
    expect(await cash(brand)).toBe(1_000n);
    await expectSoundBooks(database());
  });

  it('of another sum than was sent moves nothing', async () => {
    const { id, payouts, withdrawals } = await sent(brandOf());
    expect(await payouts.tell(notice(id, { minor: 971n }), at)).toBe('parked');
    expect(await payouts.tell(notice(id, { transactionId: 'e', currency: 'EUR' }), at)).toBe('parked');
    expect((await withdrawals.find(id))?.state).toBe('approved');
    await expectSoundBooks(database());
  });

  it('that comes back goes to the player, with the fee once all of it is back', async () => {
    const brand = brandOf();
    const { id, payouts, withdrawals } = await sent(brand);
    const back = { kind: 'returned' as const, minor: 70n, transactionId: `back-${id}` };
    // Told before the payout that it belongs to.
    expect(await payouts.tell(notice(id, back), at)).toBe('parked');
    expect(await payouts.tell(notice(id), at)).toBe('applied');
    expect((await withdrawals.find(id))?.state).toBe('returned');
    expect(await cash(brand)).toBe(70n);
    await expectSoundBooks(database());
    const rest = { kind: 'returned' as const, minor: 900n, transactionId: `rest-${id}` };
    expect(await payouts.tell(notice(id, rest), at)).toBe('applied');
    expect(await payouts.tell(notice(id, { ...rest, transactionId: `more-${id}`, minor: 1n }), at)).toBe(
      'parked',
    );
    expect(await cash(brand)).toBe(1_000n);
    await expectSoundBooks(database());
  });

  it('of a reference that is none of ours is unknown', async () => {
    expect(await stores().payouts.tell(notice('nobody'), at)).toBe('unknown');
  });

  it('is claimed by one of two servers', async () => {
    const brand = brandOf();
    await givePlayer(database(), brand, 'ann', 1_000n);
    const { withdrawals, payouts } = stores();
    const intent = intentOf(brand);
    await withdrawals.request(intent, [], approveAll, undefined, at);
    const claims = await Promise.all([payouts.claimDue(at, 50), payouts.claimDue(at, 50)]);
    expect(claims.flat().filter(({ id }) => id === intent.id)).toHaveLength(1);
  });
});
