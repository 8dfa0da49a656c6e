import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onPostgres } from '../db/testing/databases.suite.ts';
import { coreHarness, runJobs } from '../testing/core-harness.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { type WalletFault, type WalletServer, walletServer } from '../testing/wallet-server.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';
import { walletSteps } from './wallet.suite.ts';

/** Those that answer, in whatever way: nobody waits for a time-out here. */
const faults = [
  'lost',
  'replyLost',
  'twice',
  'html',
  'htmlAfter',
  'faultAfter',
  'errorInsideAfter',
  'wrongShape',
] as const satisfies readonly WalletFault[];
const minute = 60_000;
/** What the player won elsewhere: our books know nothing of it. */
const gift = 200_00n;
const amount = fc.integer({ min: 1, max: 60 });
const which = fc.nat(5);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), amount, late: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('again' as const, 'more' as const), which, amount }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('refund' as const, 'chargeback' as const), which, amount }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      amount,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'send' as const,
        'settle' as const,
        'refuse' as const,
        'giveBack' as const,
      ),
      which,
    }),
  },
  // The server ends between a record and a call, or between a call and its answer, and another one goes on.
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('restart' as const, 'arrive' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What the operator's books say that came of this cashier, and what ours say of the same. */
async function expectAgreement(made: ReturnType<typeof coreHarness>, server: WalletServer): Promise<void> {
  const [ours] = await made.database.run<{ wallet: bigint; reserved: bigint }>({
    text: `select coalesce(sum(balance) filter (where kind = 'operator_wallet'), 0)::bigint as wallet,
        coalesce(sum(balance) filter (where kind = 'reserved_withdrawals'), 0)::bigint as reserved
      from account where brand = $1`,
    values: [made.brand],
  });
  const { cash, bonus, reserved } = server.purse(made.brand, 'ann');
  expect({ wallet: cash + bonus - gift, reserved }).toEqual({
    wallet: ours?.wallet,
    reserved: ours?.reserved,
  });
}

onPostgres('our books and those of an operator’s wallet', (database) => {
  it('agree in the end, whatever is lost on the way between them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }),
        fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 2 }), {
          maxLength: 30,
          size: 'max',
        }),
        async (taken, trouble) => {
          const clock = manualClock();
          const server = await walletServer({ now: clock.now });
          const waiting = [...trouble];
          server.faultOf = () => waiting.shift() ?? 'none';
          const autoApproval = { USD: { mostMinor: 30_00n, mostOfDayMinor: 1_000_00n } };
          let made = coreHarness(database(), {
            clock,
            wallet: server.settings,
            withdrawals: { autoApproval },
          });
          const steps = walletSteps({ made });
          server.win(made.brand, 'ann', gift);
          try {
            const paid: Parameters<typeof made.first.reverse>[0][] = [];
            const out: string[] = [];
            const take = async (each: Step) => {
              const id = 'which' in each ? out[each.which % Math.max(1, out.length)] : undefined;
              const payment = 'which' in each ? paid[each.which % Math.max(1, paid.length)] : undefined;
              switch (each.do) {
                case 'pay': {
                  const deposit = await steps.begin('ann', each.amount);
                  if (!deposit.startsWith('dep_')) return;
                  if (each.late) clock.advance(25 * 60 * minute);
                  const event = made.first.pay(deposit, {
                    minor: BigInt(each.amount) * 100n,
                    currency: 'USD',
                  });
                  paid.push(event);
                  return steps.tell(event);
                }
                case 'again':
                  return payment && steps.tell(payment);
                case 'more':
                  if (payment === undefined) return;
                  return steps.tell(
                    made.first.pay(payment.reference, { minor: BigInt(each.amount), currency: 'USD' }),
                  );
                case 'refund':
                case 'chargeback':
                  return payment && steps.tell(made.first.reverse(payment, each.do, BigInt(each.amount)));
                case 'withdraw': {
                  const asked = Array.from({ length: each.times }, () =>
                    steps.withdraw('ann', Math.max(10, each.amount)),
                  );
                  out.push(...(await Promise.all(asked)).filter((reply) => reply.startsWith('wd_')));
                  return;
                }
                case 'cancel':
                  if (id)
                    await made.core.calls['withdrawal-cancel'](made.context('ann'), { withdrawalId: id });
                  return;
                case 'send':
                  return id && steps.send(id);
                case 'settle':
                case 'refuse':
                case 'giveBack': {
                  if (id === undefined || (await made.first.payouts.findPayout(id)).kind !== 'found') return;
                  if (each.do !== 'giveBack') return steps[each.do](id);
                  const found = await made.stores.withdrawals.find(id);
                  return found?.state === 'settled' ? steps.giveBack(id, 100n) : undefined;
                }
                case 'arrive':
                  return server.arriveLate();
                case 'restart':
                  made = { ...made, ...made.wire() };
                  return;
                case 'wait':
                  clock.advance(minute);
                  return runJobs(made);
              }
            };
            for (const each of taken) await take(each);
            await expectSoundBooks(database());
            waiting.length = 0;
            server.arriveLate();
            for (let round = 0; round < 8; round += 1) {
              clock.advance(11 * minute);
              await runJobs(made);
              await made.runPayouts();
            }
            server.arriveLate();
            await expectSoundBooks(database());
            await expectAgreement(made, server);
            const open = await database().run({
              text: `select call, tx_id, reason from wallet_operation where brand = $1 and state = 'open'`,
              values: [made.brand],
            });
            expect(open).toEqual([]);
          } finally {
            await server.close();
          }
        },
      ),
      { numRuns: 25 },
    );
  }, 240_000);
});
