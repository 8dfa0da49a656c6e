import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CreatePayoutRequest } from '../payouts.ts';
import { expected } from './expected.ts';
import { type ConformanceContext, faultsAfterCommit } from './harness.ts';

/** Payouts: nothing goes out twice, what is unknown stays unknown, and a refusal is for good. */
export function describePayouts(context: ConformanceContext): void {
  const drive = () => expected(context.drive.payouts, 'payouts');
  const port = () => expected(context.provider.payouts, 'the port of payouts');
  const order = (template = drive().accepted): CreatePayoutRequest => ({
    ...template,
    reference: `wd_${randomUUID()}`,
    webhookUrl: context.inbox.url,
  });
  const accepted = async (): Promise<CreatePayoutRequest> => {
    const request = order();
    expect(await port().createPayout(request)).toMatchObject({ kind: 'accepted' });
    return request;
  };
  const linesOf = async (reference: string) => {
    const lines = [];
    for await (const { at: _at, ...entry } of context.provider.listBook(new Date(0))) {
      if (entry.reference === reference) lines.push(entry);
    }
    return lines;
  };

  describe('payouts', () => {
    it('takes an order once, however often it is told', async () => {
      const request = await accepted();
      const again = await port().createPayout(request);
      expect(again).toEqual(await port().createPayout(request));
      await drive().settle(request.reference);
      expect(await linesOf(request.reference)).toHaveLength(1);
    });

    it('settles with what was ordered, in webhook, answer and books alike', async () => {
      const { reference, money } = await accepted();
      expect(await port().findPayout(reference)).toMatchObject({ kind: 'found', events: [] });
      await drive().settle(reference);
      const [settled] = await context.inbox.events(reference, 'payoutSettled');
      expect(settled?.event.money).toEqual(money);
      const found = await port().findPayout(reference);
      expect(found).toMatchObject({ kind: 'found', events: [settled?.event] });
      const transactionId = settled?.event.transactionId;
      expect(await linesOf(reference)).toEqual([{ reference, transactionId, money, direction: 'out' }]);
    });

    it('refuses at once without a trace, or later without money', async () => {
      const request = order(drive().refused);
      expect(await port().createPayout(request)).toMatchObject({ kind: 'refused', isSafe: true });
      expect(await port().findPayout(request.reference)).toEqual({ kind: 'notFound' });
      const { reference } = await accepted();
      await drive().refuse(reference);
      const [refused] = await context.inbox.events(reference, 'payoutRefused');
      expect(refused?.event.reason).not.toBe('');
      expect(await linesOf(reference)).toEqual([]);
    });

    it('gives back what was settled as a movement of its own', async () => {
      const { reference, money } = await accepted();
      await drive().settle(reference);
      await drive().giveBack(reference);
      const [returned] = await context.inbox.events(reference, 'payoutReturned');
      expect(returned?.event.money).toEqual(money);
      const lines = await linesOf(reference);
      expect(lines.map(({ direction }) => direction)).toEqual(['out', 'in']);
      expect(lines[1]?.transactionId).toBe(returned?.event.transactionId);
      expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(2);
    });

    it.each(faultsAfterCommit)(
      'leaves the outcome unknown on %s, and finds the order by its reference',
      async (fault) => {
        await context.drive.failNext('payout', fault);
        const request = order();
        expect(await port().createPayout(request)).toMatchObject({ kind: 'unknown' });
        expect(await port().findPayout(request.reference)).toMatchObject({ kind: 'found' });
        expect(await port().createPayout(request)).toMatchObject({ kind: 'accepted' });
      },
    );

    it.each([...faultsAfterCommit, 'unavailable'] as const)(
      'does not take %s for "not found"',
      async (fault) => {
        const { reference } = await accepted();
        await context.drive.failNext('findPayout', fault);
        expect(await port().findPayout(reference)).toMatchObject({ kind: 'unknown' });
      },
    );

    it('knows what it does not know, and does not throw when nobody listens', async () => {
      expect(await port().findPayout(`wd_${randomUUID()}`)).toEqual({ kind: 'notFound' });
      const { payouts } = context.running.unreachable;
      const safely = { kind: 'refused', isSafe: true, isOutage: true };
      expect(await payouts?.createPayout(order())).toMatchObject(safely);
      expect(await payouts?.findPayout('x')).toMatchObject({ kind: 'unknown' });
    });
  });
}
