import { expectCash, expectTaken, expectThat } from '../desk.ts';
import type { Rule } from '../rule.ts';

/** Just above what a double counts exactly. */
const beyondDoubles = 9_007_199_254_740_993n;
const odd = ['-5', '1.5', '1e3', '0x10', ' 7', '007', '', '٥', '100000000000000000000', 100, null, true];

/** Huge and odd amounts. */
export const amountRules: readonly Rule[] = [
  {
    id: 'amount.exact',
    says: 'Amounts are exact, however large: 9007199254740993 is not 9007199254740992.',
    cost: 'Sums in floating point lose units here and there; the books never agree again.',
    async check(desk) {
      const before = await desk.cash();
      const of = await desk.fund(beyondDoubles);
      await expectCash(desk, before + beyondDoubles, `after a credit of ${beyondDoubles}`);
      expectTaken(await desk.reverse(desk.txId(), of, beyondDoubles), 'a reversal of as much');
      await expectCash(desk, before, 'after a reversal of as much');
    },
  },
  {
    id: 'amount.smallest',
    says: 'One minor unit is an amount like any other, and a credit may be of bonus alone.',
    cost: 'What is rounded or thought empty is never booked.',
    async check(desk) {
      const before = await desk.funds();
      expectTaken(await desk.credit(desk.txId(), 1n), 'a credit of one minor unit');
      const sums = { settledMinor: '30', feeMinor: '30', minor: '0', bonusMinor: '3', bonusId: 'kit' };
      expectTaken(await desk.credit(desk.txId(), 30n, sums), 'a credit of bonus alone');
      const { cash, bonus } = await desk.funds();
      expectThat(
        cash === before.cash + 1n && bonus === before.bonus + 3n,
        `one unit of cash and three of bonus moved them by ${cash - before.cash} and ${bonus - before.bonus}`,
      );
    },
  },
  {
    id: 'amount.form',
    says: 'What is not the text of a whole number of minor units is refused with 400 and books nothing.',
    cost: 'A credit of "-5" takes money, one of "1e3" gives a thousand, one of "1.5" is rounded somehow.',
    async check(desk) {
      const before = await desk.cash();
      for (const minor of odd) {
        const answer = await desk.credit(desk.txId(), 100n, { minor });
        await expectCash(desk, before, `after a credit of ${JSON.stringify(minor)}`);
        expectThat(
          answer.status === 400,
          `a credit of ${JSON.stringify(minor)} was answered with HTTP ${answer.status}`,
        );
      }
    },
  },
];
