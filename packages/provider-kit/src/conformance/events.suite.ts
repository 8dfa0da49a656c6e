import { describe, expect, it } from 'vitest';
import type { ConformanceContext } from './harness.ts';

// Beyond 2^53, where a float would round.
const hugeMinor = 9_007_199_254_740_993n;

/** What happens to a deposit: told by webhook and told when asked, with the same ids and exact money. */
export function describeEvents(context: ConformanceContext): void {
  const foundEvents = async (reference: string) => {
    const found = await context.provider.findDeposit(reference);
    if (found.kind !== 'found') throw new Error(`expected found, got ${found.kind}`);
    return found.events;
  };

  describe('events', () => {
    it('tells what was paid, exactly, by webhook and when asked', async () => {
      const { currency } = context.drive.requests.accepted.money;
      const money = { minor: hugeMinor, currency };
      const { reference } = await context.created({ money });
      await context.drive.pay(reference);
      const [paid] = await context.inbox.events(reference, 'paid');
      expect(paid?.event).toMatchObject({ type: 'paid', reference, money });
      expect(paid?.event.transactionId).not.toBe('');
      expect(await foundEvents(reference)).toContainEqual(paid?.event);
    });

    it('tells events in the order in which they happened', async () => {
      const { reference, money } = await context.created();
      await context.drive.pay(reference);
      await context.drive.refund(reference, money.minor);
      const events = await foundEvents(reference);
      expect(events.map(({ type }) => type).filter((type) => type !== 'pending')).toEqual([
        'paid',
        'reversed',
      ]);
      const times = events.map(({ occurredAt }) => occurredAt.getTime());
      expect(times).toEqual([...times].sort((left, right) => left - right));
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    });

    it('tells what arrived, not what was asked, when the player pays less', async () => {
      const { reference, money } = await context.created();
      await context.drive.payPart(reference);
      const [paid] = await context.inbox.events(reference, 'paid');
      expect(paid?.event.money.currency).toBe(money.currency);
      expect(paid?.event.money.minor).toBeGreaterThan(0n);
      expect(paid?.event.money.minor).toBeLessThan(money.minor);
    });

    it('names every money movement apart', async () => {
      const { reference, money } = await context.created();
      await context.drive.payPart(reference);
      await context.drive.pay(reference);
      const paid = await context.inbox.events(reference, 'paid', 2);
      expect(new Set(paid.map(({ event }) => event.transactionId)).size).toBe(2);
      expect(paid.reduce((sum, { event }) => sum + event.money.minor, 0n)).toBe(money.minor);
    });

    it('tells a failure with its reason', async () => {
      const { reference } = await context.created();
      await context.drive.fail(reference);
      const [failed] = await context.inbox.events(reference, 'failed');
      expect(failed?.event.reason).not.toBe('');
    });

    it('tells money that comes after the end', async () => {
      const { reference, money } = await context.created();
      await context.drive.expire(reference);
      await context.inbox.events(reference, 'expired');
      await context.drive.pay(reference);
      const [paid] = await context.inbox.events(reference, 'paid');
      expect(paid?.event).toMatchObject({ money });
    });

    it('tells refunds in parts, each a movement of its own', async () => {
      const { reference, money } = await context.created();
      await context.drive.pay(reference);
      const [paid] = await context.inbox.events(reference, 'paid');
      const parts = [1n, money.minor - 1n];
      for (const part of parts) await context.drive.refund(reference, part);
      const reversals = await context.inbox.events(reference, 'reversed', 2);
      expect(reversals.map(({ event }) => event.money.minor)).toEqual(parts);
      expect(new Set(reversals.map(({ event }) => event.reversalId)).size).toBe(2);
      for (const { event } of reversals) {
        expect(event).toMatchObject({ kind: 'refund', transactionId: paid?.event.transactionId });
      }
    });

    it('tells a charge back and that it was won', async () => {
      const { reference, money } = await context.created();
      await context.drive.pay(reference);
      await context.drive.chargeBack(reference);
      await context.drive.winChargeBack(reference);
      const reversals = await context.inbox.events(reference, 'reversed', 2);
      expect(reversals.map(({ event }) => event.kind)).toEqual(['chargeback', 'chargebackWon']);
      for (const { event } of reversals) expect(event.money).toEqual(money);
    });
  });
}
