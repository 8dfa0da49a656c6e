import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { sweepstakesHarness } from '../testing/sweepstakes-harness.ts';
import { expectSoundBooks } from '../testing/withdrawal-books.ts';

const priceMinor = 1_000n;
const coveredMinor = 990n;

/** Payments of one box, in minor units, each told so many times. */
const parts = fc.array(
  fc.record({
    minor: fc.oneof(fc.constantFrom(10n, 400n, 490n, 500n, 600n, 990n, 1_000n), fc.bigInt(1n, 1_200n)),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

onEveryDatabase('a box that is paid for in parts', (database) => {
  it('is given once, as soon as they cover its price, in whatever order and however often each is told', async () => {
    await fc.assert(
      fc.asyncProperty(parts, fc.boolean(), async (all, isAtOnce) => {
        const made = sweepstakesHarness(database());
        const id = await made.bought();
        let paid = 0n;
        /** What was there when the box was given, so far as it goes for the price. */
        let cost: bigint | undefined;
        const tell = async ({ minor, times }: (typeof all)[number]) => {
          const event = made.first.pay(id, { minor, currency: 'USD' });
          await Promise.all(Array.from({ length: times }, () => made.tell(event)));
        };
        if (isAtOnce) {
          await Promise.all(all.map(tell));
          paid = all.reduce((sum, { minor }) => sum + minor, 0n);
        } else {
          for (const part of all) {
            await tell(part);
            paid += part.minor;
            if (paid >= coveredMinor) cost ??= paid < priceMinor ? paid : priceMinor;
            const { goldMinor } = await made.coins();
            expect(goldMinor).toBe(paid >= coveredMinor ? 100_000n : 0n);
          }
        }
        const isCovered = paid >= coveredMinor;
        expect(await made.coins()).toMatchObject({
          goldMinor: isCovered ? 100_000n : 0n,
          unplayedMinor: isCovered ? 1_000n : 0n,
        });
        // What is beyond the price is the player's; before that everything is held. In which order they came at once
        // nobody knows.
        const cash = await made.cash();
        if (!isCovered) expect(cash).toBe(0n);
        else if (cost !== undefined) expect(cash).toBe(paid - cost);
        else expect([paid - cash >= coveredMinor, paid - cash <= priceMinor]).toEqual([true, true]);
        await expectSoundBooks(database());
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
