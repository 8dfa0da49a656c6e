import { expectCash, expectTaken, expectThat } from '../desk.ts';
import type { Rule } from '../rule.ts';

/** Money that arrives, and that goes back. */
export const depositRules: readonly Rule[] = [
  {
    id: 'credit.settled',
    says: 'A credit adds `minor`, whatever was requested.',
    cost: 'Whoever pays 1.00 of 100.00 is credited a hundred.',
    async check(desk) {
      const before = await desk.cash();
      const sums = { requestedMinor: '10000', settledMinor: '130', feeMinor: '30', minor: '100' };
      expectTaken(await desk.credit(desk.txId(), 100n, sums), 'deposit.credit of less than was requested');
      await expectCash(desk, before + 100n, 'after a credit of 100 out of 10000 that were requested');
    },
  },
  {
    id: 'credit.bonus',
    says: 'A credit adds `bonusMinor` to the bonus, and nothing of it to the cash.',
    cost: 'Bonus money that is cash can be withdrawn at once.',
    async check(desk) {
      const before = await desk.funds();
      const change = { bonusMinor: '40', bonusId: 'kit' };
      expectTaken(await desk.credit(desk.txId(), 100n, change), 'deposit.credit with a bonus');
      const { cash, bonus } = await desk.funds();
      expectThat(
        cash - before.cash === 100n && bonus - before.bonus === 40n,
        `100 of cash and 40 of bonus moved cash by ${cash - before.cash} and bonus by ${bonus - before.bonus}`,
      );
    },
  },
  {
    id: 'credit.late',
    says: 'A credit is taken without an authorisation, and after its authorisation was canceled.',
    cost: 'Money that the player has paid late is lost to them: it is here, and nobody gives it.',
    async check(desk) {
      const before = await desk.cash();
      expectTaken(await desk.credit(desk.txId(), 100n), 'a credit that nobody authorised');
      const txId = desk.txId();
      expectTaken(await desk.authorize(txId, 100n), 'deposit.authorize');
      expectTaken(await desk.cancel(txId, 'deposit.authorize', 100n), 'tx.cancel of an authorisation');
      const late = await desk.credit(desk.txId(), 100n, { depositId: `dep-${txId}` });
      expectTaken(late, 'a credit after its authorisation was canceled');
      await expectCash(desk, before + 200n, 'after two late credits');
    },
  },
  {
    id: 'credit.sessionOver',
    says: 'A credit, a settle and a cancel are taken for a player whose session has ended.',
    cost: 'Bank transfers arrive when the player sleeps; refused, they are in nobody’s books.',
    async check(_desk, idle) {
      await idle.fund(500n);
      const before = await idle.cash();
      const [settled, canceled] = [idle.txId(), idle.txId()];
      const isReserved = (await idle.reserve(settled, 100n)).data !== undefined;
      if (isReserved) expectTaken(await idle.settle(settled, 100n), 'a withdrawal.settle after the session');
      const toCancel = (await idle.reserve(canceled, 50n)).data !== undefined;
      expectTaken(await idle.cancel(canceled, 'withdrawal.reserve', 50n), 'a tx.cancel after the session');
      await expectCash(
        idle,
        before - (isReserved ? 100n : 0n),
        `after a settle and ${toCancel ? 'a' : 'an early'} cancel`,
      );
    },
  },
  {
    id: 'reverse.belowZero',
    says: 'A reversal is taken whatever the balance is: it may go below zero.',
    cost: 'Players who withdraw first and charge back then keep both.',
    async check(desk) {
      const of = await desk.fund(100n);
      const before = await desk.cash();
      const minor = (before > 0n ? before : 0n) + 700n;
      const txId = desk.txId();
      expectTaken(await desk.reverse(txId, of, minor), 'a reversal of more than there is');
      await expectCash(desk, before - minor, 'after a reversal of more than there is');
      expectTaken(await desk.reverse(txId, of, minor), 'a repeated reversal');
      await expectCash(desk, before - minor, 'after the same reversal twice');
      await desk.fund(minor);
    },
  },
];
