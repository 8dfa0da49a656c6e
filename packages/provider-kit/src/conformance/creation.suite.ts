import { describe, expect, it } from 'vitest';
import type { ProviderCapabilities } from '../definition.ts';
import { type ConformanceContext, faultsAfterCommit } from './harness.ts';

/** Creating, finding and canceling: once per reference, and never a guess. */
export function describeCreation(context: ConformanceContext, capabilities: ProviderCapabilities): void {
  describe('creation', () => {
    it('creates a deposit that is found under our reference, with nothing told of it yet', async () => {
      const request = context.request();
      const created = await context.provider.createDeposit(request);
      if (created.kind !== 'created') throw new Error(`expected created, got ${created.kind}`);
      expect(created.providerReference).not.toBe('');
      const { providerReference, instruction } = created;
      expect(await context.provider.findDeposit(request.reference)).toMatchObject({
        kind: 'found',
        providerReference,
        instruction,
        events: [],
      });
    });

    it('gives the same operation to the same reference', async () => {
      const request = context.request();
      const first = await context.provider.createDeposit(request);
      expect(await context.provider.createDeposit(request)).toEqual(first);
      expect(await context.drive.countOperations(request.reference)).toBe(1);
    });

    it('makes one operation of calls at the same time', async () => {
      const request = context.request();
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => context.provider.createDeposit(request)));
      const references = outcomes.flatMap((each) =>
        each.kind === 'created' ? [each.providerReference] : [],
      );
      expect(new Set(references).size).toBe(1);
      expect(await context.drive.countOperations(request.reference)).toBe(1);
    });

    it('never takes the same reference for another amount', async () => {
      const request = await context.created();
      const money = { ...request.money, minor: request.money.minor * 2n };
      const outcome = await context.provider.createDeposit({ ...request, money });
      expect(outcome.kind).not.toBe('created');
      // Something exists under this reference, so another provider may not be tried.
      expect(outcome).not.toMatchObject({ kind: 'declined', isSafe: true });
      expect(await context.drive.countOperations(request.reference)).toBe(1);
    });

    it('tells a refusal after which nothing exists', async () => {
      const request = context.request({ money: context.drive.requests.declined.money });
      expect(await context.provider.createDeposit(request)).toMatchObject({ kind: 'declined', isSafe: true });
      expect(await context.provider.findDeposit(request.reference)).toEqual({ kind: 'notFound' });
      expect(await context.drive.countOperations(request.reference)).toBe(0);
    });

    it.each(faultsAfterCommit)('leaves the outcome unknown on %s, and finds what exists', async (fault) => {
      const request = context.request();
      await context.drive.failNext('create', fault);
      expect(await context.provider.createDeposit(request)).toMatchObject({ kind: 'unknown' });
      const found = await context.provider.findDeposit(request.reference);
      if (found.kind !== 'found') throw new Error(`expected found, got ${found.kind}`);
      expect(await context.provider.createDeposit(request)).toMatchObject({
        kind: 'created',
        providerReference: found.providerReference,
      });
      expect(await context.drive.countOperations(request.reference)).toBe(1);
    });

    it('leaves the outcome unknown while the other side is unavailable, and finds nothing', async () => {
      const request = context.request();
      await context.drive.failNext('create', 'unavailable');
      expect(await context.provider.createDeposit(request)).toMatchObject({ kind: 'unknown' });
      expect(await context.provider.findDeposit(request.reference)).toEqual({ kind: 'notFound' });
    });

    it.each([...faultsAfterCommit, 'unavailable'] as const)(
      'never calls a deposit absent on %s',
      async (fault) => {
        const { reference } = await context.created();
        await context.drive.failNext('find', fault);
        expect(await context.provider.findDeposit(reference)).toMatchObject({ kind: 'unknown' });
      },
    );

    it('knows that nothing was done when nobody listens, and does not throw', async () => {
      const { unreachable } = context.running;
      const request = context.request();
      const safely = { kind: 'declined', isSafe: true, isOutage: true };
      expect(await unreachable.createDeposit(request)).toMatchObject(safely);
      expect(await unreachable.findDeposit(request.reference)).toMatchObject({ kind: 'unknown' });
      expect(await unreachable.cancelDeposit(request.reference)).toEqual({ kind: 'unknown' });
    });

    it('does not find a reference that nobody used', async () => {
      const { reference } = context.request();
      expect(await context.provider.findDeposit(reference)).toEqual({ kind: 'notFound' });
    });
  });

  describe.runIf(capabilities.cancel)('cancel', () => {
    it('cancels an open deposit, once and again', async () => {
      const { reference } = await context.created();
      expect(await context.provider.cancelDeposit(reference)).toEqual({ kind: 'canceled' });
      expect(await context.provider.cancelDeposit(reference)).toEqual({ kind: 'canceled' });
    });

    it('does not cancel what is paid or does not exist', async () => {
      const { reference } = await context.created();
      await context.drive.pay(reference);
      expect(await context.provider.cancelDeposit(reference)).toEqual({ kind: 'notCancelable' });
      expect(await context.provider.cancelDeposit(context.request().reference)).toEqual({
        kind: 'notCancelable',
      });
    });

    it.each([...faultsAfterCommit, 'unavailable'] as const)('is unknown on %s', async (fault) => {
      const { reference } = await context.created();
      await context.drive.failNext('cancel', fault);
      expect(await context.provider.cancelDeposit(reference)).toEqual({ kind: 'unknown' });
    });
  });
}
