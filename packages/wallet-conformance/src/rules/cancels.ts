import { expectCash, expectRefused, expectTaken, expectThat } from '../desk.ts';
import type { Rule } from '../rule.ts';

/** What is undone, also before it came, and what becomes of what nobody heard of. */
export const cancelRules: readonly Rule[] = [
  {
    id: 'cancel.once',
    says: 'A canceled reserve is given back, once.',
    cost: 'Every repeated cancel gives the player the money again.',
    async check(desk) {
      await desk.fund(500n);
      const before = await desk.cash();
      const txId = desk.txId();
      expectTaken(await desk.reserve(txId, 200n), 'withdrawal.reserve');
      for (let time = 0; time < 3; time += 1) {
        expectTaken(await desk.cancel(txId, 'withdrawal.reserve', 200n), 'tx.cancel');
      }
      await expectCash(desk, before, 'after a reserve that was canceled three times');
    },
  },
  {
    id: 'cancel.early',
    says: 'A cancel of a reserve that never came is taken.',
    cost: 'A withdrawal whose reserve got lost never ends: neither we nor the player know where the money is.',
    async check(desk) {
      const before = await desk.cash();
      expectTaken(
        await desk.cancel(desk.txId(), 'withdrawal.reserve', 100n),
        'a tx.cancel of what never came',
      );
      await expectCash(desk, before, 'after a cancel of what never came');
    },
  },
  {
    id: 'cancel.tombstone',
    says: 'A reserve or an authorisation that comes after its cancel is refused.',
    cost: 'A reserve that was late on its way sets money aside that nobody will ever pay out or give back.',
    async check(desk) {
      await desk.fund(500n);
      const before = await desk.cash();
      const [reserve, authorization] = [desk.txId(), desk.txId()];
      await desk.cancel(reserve, 'withdrawal.reserve', 100n);
      expectRefused(await desk.reserve(reserve, 100n), 'a reserve after its cancel');
      await expectCash(desk, before, 'after a reserve that came after its cancel');
      await desk.cancel(authorization, 'deposit.authorize', 100n);
      expectRefused(await desk.authorize(authorization, 100n), 'an authorisation after its cancel');
    },
  },
  {
    id: 'status.tells',
    says: '`tx.status` tells taken, refused, canceled and notFound apart.',
    cost: 'After a lost reply we believe what it says: a wrong word loses the money or books it twice.',
    async check(desk) {
      const credit = await desk.fund(500n);
      const [refused, canceled, reserved] = [desk.txId(), desk.txId(), desk.txId()];
      await desk.reserve(refused, (await desk.cash()) + 1_000n);
      await desk.cancel(canceled, 'withdrawal.reserve', 10n);
      await desk.reserve(reserved, 100n);
      const asked = [
        [credit, 'deposit.credit', 'taken'],
        [desk.txId(), 'deposit.credit', 'notFound'],
        [refused, 'withdrawal.reserve', 'refused'],
        [canceled, 'withdrawal.reserve', 'canceled'],
        [reserved, 'withdrawal.reserve', 'taken'],
        [reserved, 'withdrawal.settle', 'notFound'],
      ] as const;
      for (const [txId, of, expected] of asked) {
        const state = await desk.stateOf(txId, of);
        expectThat(state === expected, `tx.status of a ${of} that is ${expected} says "${state}"`);
      }
      await desk.cancel(reserved, 'withdrawal.reserve', 100n);
      const after = await desk.stateOf(reserved, 'withdrawal.reserve');
      expectThat(after === 'canceled', `tx.status of a reserve that was canceled says "${after}"`);
    },
  },
];
