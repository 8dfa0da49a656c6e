import { expectCash, expectRefused, expectTaken, expectThat } from '../desk.ts';
import type { Rule } from '../rule.ts';

const parallel = 8;

/** The same booking told more than once: retries, lost replies, two of our servers at the same moment. */
export const repetitionRules: readonly Rule[] = [
  {
    id: 'repeat.once',
    says: 'The same credit told three times is booked once.',
    cost: 'Every reply that is lost on its way pays the player once more.',
    async check(desk) {
      const before = await desk.cash();
      const txId = desk.txId();
      for (let time = 0; time < 3; time += 1)
        expectTaken(await desk.credit(txId, 250n), 'a repeated deposit.credit');
      await expectCash(desk, before + 250n, 'after the same credit three times');
    },
  },
  {
    id: 'repeat.sameReply',
    says: 'A repeated call gets the reply of the first one, byte for byte.',
    cost: 'An error in place of it reads as a refusal of money that is booked: people book it by hand, a second time.',
    async check(desk) {
      const txId = desk.txId();
      const first = await desk.credit(txId, 50n);
      const second = await desk.credit(txId, 50n);
      expectThat(
        first.status === second.status && first.text === second.text,
        `the first reply was "${first.text.slice(0, 80)}", the second "${second.text.slice(0, 80)}"`,
      );
    },
  },
  {
    id: 'repeat.atOnce',
    says: `The same credit told ${parallel} times at the same moment is booked once.`,
    cost: 'Two of our servers that retry together pay the player twice.',
    async check(desk) {
      const before = await desk.cash();
      const txId = desk.txId();
      await Promise.all(Array.from({ length: parallel }, () => desk.credit(txId, 300n)));
      await expectCash(desk, before + 300n, `after the same credit ${parallel} times at once`);
    },
  },
  {
    id: 'repeat.hungUp',
    says: 'A credit whose caller hangs up before the reply is booked once, however it is told again.',
    cost: 'Every broken connection loses a payment, or books it twice.',
    async check(desk) {
      const before = await desk.cash();
      for (let time = 0; time < 5; time += 1) {
        const txId = desk.txId();
        await desk.credit(txId, 100n, {}, { hangUp: true });
        const state = await desk.stateOf(txId, 'deposit.credit');
        expectThat(
          state === 'taken' || state === 'notFound',
          `tx.status of an abandoned credit is "${state}"`,
        );
        expectTaken(await desk.credit(txId, 100n), 'a deposit.credit after a lost reply');
        await expectCash(desk, before + 100n * BigInt(time + 1), 'after a credit that was told again');
      }
    },
  },
  {
    id: 'repeat.otherBody',
    says: 'The same booking with another amount is refused with 409 and changes nothing.',
    cost: 'A mistake on either side overwrites what was booked, and nobody notices.',
    async check(desk) {
      const before = await desk.cash();
      const txId = desk.txId();
      expectTaken(await desk.credit(txId, 100n), 'deposit.credit');
      const answer = await desk.credit(txId, 900n);
      await expectCash(desk, before + 100n, 'after the same booking with another amount');
      expectRefused(answer, 'the same booking with another amount', 409);
    },
  },
  {
    id: 'repeat.byCall',
    says: 'A booking is named by txId and call together: a reserve and its settle share the txId and are two bookings.',
    cost: 'A settle or a cancel taken for a repeated reserve leaves the money set aside for ever.',
    async check(desk) {
      await desk.fund(500n);
      const before = await desk.cash();
      const txId = desk.txId();
      expectTaken(await desk.reserve(txId, 200n), 'withdrawal.reserve');
      expectTaken(
        await desk.cancel(txId, 'withdrawal.reserve', 200n),
        'tx.cancel under the txId of the reserve',
      );
      await expectCash(desk, before, 'after a reserve and its cancel');
    },
  },
];
