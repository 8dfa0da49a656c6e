import { depositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expected } from './expected.ts';
import { type ConformanceContext, faultsAfterCommit } from './harness.ts';

const troubles = [...faultsAfterCommit, 'unavailable'] as const;

/** What a method needs before its form: told, known to be nothing, or unknown. */
export function describePreparations(context: ConformanceContext): void {
  const requests = () => expected(context.drive.preparations, 'preparations');

  describe('preparations', () => {
    it('tells what a method needs, in the contract’s shape and without saved wallets', async () => {
      const outcome = await context.provider.prepareDeposit(requests().some);
      if (outcome.kind !== 'prepared') throw new Error(`expected prepared, got ${outcome.kind}`);
      expect(z.safeParse(depositPreparation, outcome.preparation).error).toBeUndefined();
      expect(outcome.preparation).not.toHaveProperty('wallets');
    });

    it('knows a method that needs nothing', async () => {
      expect(await context.provider.prepareDeposit(requests().none)).toEqual({ kind: 'nothing' });
    });

    it.each(troubles)('does not take %s for nothing', async (fault) => {
      await context.drive.failNext('prepare', fault);
      expect(await context.provider.prepareDeposit(requests().some)).toMatchObject({ kind: 'unknown' });
    });

    it('does not throw when nobody listens', async () => {
      const outcome = await context.running.unreachable.prepareDeposit(requests().some);
      expect(outcome).toMatchObject({ kind: 'unknown' });
    });
  });
}

/** Rates for display: exact text that is good for a while, or none. */
export function describeRates(context: ConformanceContext): void {
  const pairs = () => expected(context.drive.pairs, 'pairs');

  describe('rates', () => {
    it('gives a rate as exact text that is still good', async () => {
      const outcome = await context.provider.findRate(...pairs().known);
      if (outcome.kind !== 'rate') throw new Error(`expected rate, got ${outcome.kind}`);
      expect(outcome.rate).toMatch(/^\d+(\.\d+)?$/);
      expect(outcome.rate).toMatch(/[1-9]/);
      expect(outcome.validUntil.getTime()).toBeGreaterThan(Date.now());
    });

    it('knows a pair that has none', async () => {
      expect(await context.provider.findRate(...pairs().unknown)).toEqual({ kind: 'unsupported' });
    });

    it.each(troubles)('leaves the rate unknown on %s', async (fault) => {
      await context.drive.failNext('rate', fault);
      expect(await context.provider.findRate(...pairs().known)).toMatchObject({ kind: 'unknown' });
    });

    it('does not throw when nobody listens', async () => {
      const outcome = await context.running.unreachable.findRate(...pairs().known);
      expect(outcome).toMatchObject({ kind: 'unknown' });
    });
  });
}
