import { describe, expect, it } from 'vitest';
import type { ChainProgress } from '../events.ts';
import { expected } from './expected.ts';
import type { ConformanceContext } from './harness.ts';

/** Payments on a chain: recognised by their id, counted block by block, paid when final. */
export function describeChains(context: ConformanceContext): void {
  const chain = () => expected(context.drive.chain, 'chain');
  const opened = async () => {
    const { reference, returnUrl, webhookUrl } = context.request();
    const request = { ...chain().request, reference, returnUrl, webhookUrl };
    const outcome = await context.provider.createDeposit(request);
    if (outcome.kind !== 'created' || outcome.instruction.kind !== 'crypto')
      throw new Error('expected crypto');
    return { request, reference, required: outcome.instruction.invoice.confirmations };
  };
  const progressOf = async (reference: string): Promise<readonly ChainProgress[]> => {
    const found = await context.provider.findDeposit(reference);
    if (found.kind !== 'found') throw new Error(`expected found, got ${found.kind}`);
    return found.events.flatMap((event) => ('chain' in event && event.chain ? [event.chain] : []));
  };
  const confirm = async (reference: string, blocks: number) => {
    for (let block = 0; block < blocks; block += 1) await chain().confirmBlock(reference);
  };

  describe('chains', () => {
    it('recognises a transfer before its first confirmation', async () => {
      const { reference, required } = await opened();
      await chain().send(reference);
      const [pending] = await context.inbox.events(reference, 'pending');
      expect(pending?.event.chain).toMatchObject({ confirmations: 0, required });
      expect(pending?.event.chain?.txid).not.toBe('');
      expect(pending?.event.chain?.amount).toMatch(/^[1-9]\d*$/);
      expect(pending?.event.chain?.received ?? '1').toMatch(/^\d+(?:\.\d+)?$/);
    });

    it('counts confirmations up, one transfer under one id, and is paid with the required one', async () => {
      const { request, reference, required } = await opened();
      await chain().send(reference);
      await confirm(reference, required);
      const [paid] = await context.inbox.events(reference, 'paid');
      const steps = await progressOf(reference);
      const counts = steps.map(({ confirmations }) => confirmations);
      expect(counts).toEqual([...counts].sort((left, right) => left - right));
      expect(counts.at(-1)).toBe(required);
      for (const key of ['txid', 'amount', 'network', 'asset', 'required'] as const) {
        expect(new Set(steps.map((step) => step[key])).size, key).toBe(1);
      }
      expect(paid?.event).toMatchObject({ money: request.money, txid: steps[0]?.txid });
    });

    it('does not call it paid one confirmation too early', async () => {
      const { reference, required } = await opened();
      await chain().send(reference);
      await confirm(reference, required - 1);
      const found = await context.provider.findDeposit(reference);
      if (found.kind !== 'found') throw new Error(`expected found, got ${found.kind}`);
      expect(new Set(found.events.map(({ type }) => type))).toEqual(new Set(['pending']));
    });

    it('tells that confirmations fell back, and still ends paid, once', async () => {
      const { reference, required } = await opened();
      await chain().send(reference);
      await confirm(reference, required - 1);
      await chain().reorganise(reference);
      const before = await progressOf(reference);
      expect(before.at(-1)?.confirmations).toBeLessThan(required - 1);
      await confirm(reference, required);
      expect(await context.inbox.events(reference, 'paid')).toHaveLength(1);
    });

    it('takes a second transfer to the same address as a movement of its own', async () => {
      const { request, reference, required } = await opened();
      for (const _ of [1, 2]) {
        await chain().send(reference);
        await confirm(reference, required);
      }
      const paid = await context.inbox.events(reference, 'paid', 2);
      expect(new Set(paid.map(({ event }) => event.transactionId)).size).toBe(2);
      expect(new Set(paid.map(({ event }) => event.txid)).size).toBe(2);
      for (const { event } of paid) expect(event.money).toEqual(request.money);
    });
  });
}
