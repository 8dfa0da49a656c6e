import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CreateRefundRequest } from '../refunds.ts';
import { expected } from './expected.ts';
import { type ConformanceContext, faultsAfterCommit } from './harness.ts';

/** Orders to give money back: once each, never more than came, and what is unknown stays unknown. */
export function describeRefunds(context: ConformanceContext): void {
  const port = () => expected(context.provider.refunds, 'the port of refunds');
  const paid = async (minor?: bigint): Promise<CreateRefundRequest> => {
    const { reference, money } = await context.created();
    await context.drive.pay(reference);
    const [told] = await context.inbox.events(reference, 'paid');
    const transactionId = expected(told, 'news of the payment').event.transactionId;
    return {
      reference: `rfd_${randomUUID()}`,
      depositReference: reference,
      transactionId,
      money: { ...money, minor: minor ?? money.minor },
    };
  };

  describe('refunds', () => {
    it('takes an order once, and tells of it under the id that it gave', async () => {
      const request = await paid(3n);
      const first = await port().createRefund(request);
      expect(first).toMatchObject({ kind: 'accepted' });
      expect(await port().createRefund(request)).toEqual(first);
      const told = await context.inbox.events(request.depositReference, 'reversed');
      expect(told.map(({ event }) => event)).toMatchObject([
        {
          kind: 'refund',
          money: request.money,
          transactionId: request.transactionId,
          reversalId: first.kind === 'accepted' ? first.reversalId : '',
        },
      ]);
      expect(await port().findRefund(request)).toMatchObject({
        kind: 'found',
        reversalId: told[0]?.event.reversalId,
        events: [told[0]?.event],
      });
    });

    it('gives back no more than came, and nothing of what it does not know', async () => {
      const request = await paid();
      const more = { ...request.money, minor: request.money.minor + 1n };
      expect(await port().createRefund({ ...request, money: more })).toMatchObject({ kind: 'refused' });
      expect(await port().findRefund(request)).toEqual({ kind: 'notFound' });
      expect(await port().createRefund(request)).toMatchObject({ kind: 'accepted' });
      const again = { ...request, reference: `rfd_${randomUUID()}`, money: { ...request.money, minor: 1n } };
      expect(await port().createRefund(again)).toMatchObject({ kind: 'refused' });
      const strange = { ...request, depositReference: `dep_${randomUUID()}` };
      expect(await port().createRefund(strange)).toMatchObject({ kind: 'refused' });
    });

    it.each(faultsAfterCommit)('is unknown on %s, and found when it is asked for', async (fault) => {
      const request = await paid(2n);
      await context.drive.failNext('refund', fault);
      expect(await port().createRefund(request)).toMatchObject({ kind: 'unknown' });
      expect(await port().findRefund(request)).toMatchObject({ kind: 'found' });
      expect(await port().createRefund(request)).toMatchObject({ kind: 'accepted' });
      expect(await context.inbox.events(request.depositReference, 'reversed')).toHaveLength(1);
    });

    it('does not throw when nobody listens', async () => {
      const nobody = expected(context.running.unreachable.refunds, 'the port of refunds');
      const request = await paid(1n);
      expect(await nobody.createRefund(request)).toMatchObject({ kind: 'unknown' });
      expect(await nobody.findRefund(request)).toMatchObject({ kind: 'unknown' });
    });
  });
}
