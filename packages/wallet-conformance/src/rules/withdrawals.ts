import { expectCash, expectRefused, expectTaken, expectThat } from '../desk.ts';
import type { Rule } from '../rule.ts';

const parallel = 6;

/** Money that is set aside, goes out, or comes back. */
export const withdrawalRules: readonly Rule[] = [
  {
    id: 'reserve.enough',
    says: 'A reserve of more cash than there is gets 422 `wallet.insufficientBalance` and sets nothing aside.',
    cost: 'Players withdraw money that they do not have.',
    async check(desk) {
      await desk.fund(100n);
      const before = await desk.cash();
      const answer = await desk.reserve(desk.txId(), before + 1n);
      await expectCash(desk, before, 'after a reserve of more than there is');
      expectRefused(answer, 'a reserve of more than there is');
      expectThat(answer.code === 'wallet.insufficientBalance', `its code is "${answer.code}"`);
    },
  },
  {
    id: 'reserve.bonus',
    says: 'Bonus money can’t be set aside.',
    cost: 'A bonus is paid out without having been played.',
    async check(desk) {
      expectTaken(
        await desk.credit(desk.txId(), 1n, { bonusMinor: '5000', bonusId: 'kit' }),
        'deposit.credit',
      );
      const { cash } = await desk.funds();
      const answer = await desk.reserve(desk.txId(), cash + 1n);
      await expectCash(desk, cash, 'after a reserve of more than the cash');
      expectRefused(answer, 'a reserve of more than the cash, with a bonus beside it');
    },
  },
  {
    id: 'reserve.race',
    says: `Of ${parallel} reserves for the same money at the same moment one is taken.`,
    cost: 'A player with two windows withdraws their balance twice.',
    async check(desk) {
      await desk.fund(1_000n);
      const before = await desk.cash();
      const minor = before / 2n + 1n;
      const answers = await Promise.all(
        Array.from({ length: parallel }, () => desk.reserve(desk.txId(), minor)),
      );
      const taken = answers.filter(({ data }) => data !== undefined).length;
      expectThat(taken === 1, `${taken} reserves of ${minor} out of ${before} were taken`);
      await expectCash(desk, before - minor, `after ${parallel} reserves at once`);
    },
  },
  {
    id: 'reserve.noStaysNo',
    says: 'A reserve that was refused stays refused, also once there is enough.',
    cost: 'We have told the player no and forgotten it: money that is set aside later is never paid out nor given back.',
    async check(desk) {
      await desk.fund(100n);
      const minor = (await desk.cash()) + 500n;
      const txId = desk.txId();
      expectRefused(await desk.reserve(txId, minor), 'a reserve of more than there is');
      await desk.fund(1_000n);
      const before = await desk.cash();
      expectRefused(await desk.reserve(txId, minor), 'the same reserve once there is enough');
      await expectCash(desk, before, 'after a refused reserve was told again');
    },
  },
  {
    id: 'settle.once',
    says: 'A settled reserve is out: telling it twice changes nothing, and a cancel gives nothing back.',
    cost: 'The player is paid out and has the money in the balance as well.',
    async check(desk) {
      await desk.fund(500n);
      const before = await desk.cash();
      const txId = desk.txId();
      expectTaken(await desk.reserve(txId, 200n), 'withdrawal.reserve');
      for (let time = 0; time < 2; time += 1) expectTaken(await desk.settle(txId, 200n), 'withdrawal.settle');
      await expectCash(desk, before - 200n, 'after a reserve that was settled twice');
      await desk.cancel(txId, 'withdrawal.reserve', 200n);
      await expectCash(desk, before - 200n, 'after a cancel of what is settled');
    },
  },
  {
    id: 'return.once',
    says: 'Money that came back is given to the player, each return once.',
    cost: 'A payout that a bank sent back is lost, or paid twice.',
    async check(desk) {
      await desk.fund(500n);
      const before = await desk.cash();
      const [of, first, second] = [desk.txId(), desk.txId(), desk.txId()];
      expectTaken(await desk.reserve(of, 300n), 'withdrawal.reserve');
      expectTaken(await desk.settle(of, 300n), 'withdrawal.settle');
      for (let time = 0; time < 2; time += 1)
        expectTaken(await desk.giveBack(first, of, 100n), 'withdrawal.return');
      expectTaken(await desk.giveBack(second, of, 200n), 'a second withdrawal.return');
      await expectCash(desk, before, 'after all of a payout came back, in two parts');
    },
  },
];
