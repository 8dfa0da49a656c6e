import { describe, expect, it } from 'vitest';
import { type ConformanceContext, faultsAfterCommit } from './harness.ts';

/** The payer's word that the money is sent: noted, repeatable, and never money. */
export function describeClaims(context: ConformanceContext): void {
  describe('claims', () => {
    const claim = (reference: string) =>
      context.provider.claimDeposit(reference, { transaction_id: '9AB1CD2' });

    it('notes a claim, and the same one again', async () => {
      const { reference } = await context.created();
      expect(await claim(reference)).toEqual({ kind: 'noted' });
      expect(await claim(reference)).toEqual({ kind: 'noted' });
      expect(await context.provider.claimDeposit(reference, {})).toEqual({ kind: 'noted' });
    });

    it('moves no money and tells no event by it', async () => {
      const { reference } = await context.created();
      await claim(reference);
      expect(await context.provider.findDeposit(reference)).toMatchObject({ kind: 'found', events: [] });
      await context.drive.pay(reference);
      const paid = await context.inbox.events(reference, 'paid');
      expect(paid).toHaveLength(1);
    });

    it('is refused for what failed or does not exist', async () => {
      const { reference } = await context.created();
      await context.drive.fail(reference);
      expect(await claim(reference)).toMatchObject({ kind: 'refused', code: expect.stringMatching(/./) });
      expect(await claim(context.request().reference)).toMatchObject({ kind: 'refused' });
    });

    it.each([...faultsAfterCommit, 'unavailable'] as const)('is unknown on %s', async (fault) => {
      const { reference } = await context.created();
      await context.drive.failNext('claim', fault);
      expect(await claim(reference)).toMatchObject({ kind: 'unknown' });
      expect(await claim(reference)).toEqual({ kind: 'noted' });
    });

    it('does not throw when nobody listens', async () => {
      const { unreachable } = context.running;
      expect(await unreachable.claimDeposit('dep_1', {})).toMatchObject({ kind: 'unknown' });
    });
  });
}
