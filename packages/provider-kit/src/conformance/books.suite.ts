import { describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../errors.ts';
import type { Provider, ProviderBookEntry } from '../provider.ts';
import type { ConformanceContext } from './harness.ts';

const beginning = new Date(0);

async function read(provider: Provider, since: Date): Promise<readonly ProviderBookEntry[]> {
  const entries: ProviderBookEntry[] = [];
  for await (const { at, ...entry } of provider.listBook(since)) {
    // Where a time is told, it is one.
    expect(Number.isNaN(at?.getTime())).toBe(false);
    entries.push(entry);
  }
  return entries;
}

/** The provider's own books: every money movement, once. */
export function describeBooks(context: ConformanceContext): void {
  const entriesOf = async (reference: string, since = beginning) => {
    const entries = await read(context.provider, since);
    return entries.filter((entry) => entry.reference === reference);
  };

  describe('books', () => {
    it('lists what was paid and given back, each once and under the ids of the events', async () => {
      const { reference, money } = await context.created();
      await context.drive.pay(reference);
      await context.drive.refund(reference, 1n);
      const [paid] = await context.inbox.events(reference, 'paid');
      const [refund] = await context.inbox.events(reference, 'reversed');
      expect(await entriesOf(reference)).toEqual([
        { reference, transactionId: paid?.event.transactionId, money, direction: 'in' },
        {
          reference,
          transactionId: refund?.event.reversalId,
          money: { ...money, minor: 1n },
          direction: 'out',
        },
      ]);
    });

    it('lists a charge back that was won as money that came back', async () => {
      const { reference } = await context.created();
      await context.drive.pay(reference);
      await context.drive.chargeBack(reference);
      await context.drive.winChargeBack(reference);
      const entries = await entriesOf(reference);
      expect(entries.map(({ direction }) => direction)).toEqual(['in', 'out', 'in']);
    });

    it('lists nothing of a deposit that was not paid', async () => {
      const { reference } = await context.created();
      await context.drive.fail(reference);
      expect(await entriesOf(reference)).toEqual([]);
    });

    it('lists more movements than fit one page', async () => {
      const { reference } = await context.created();
      await context.drive.pay(reference);
      const count = 101;
      for (let index = 0; index < count; index += 1) await context.drive.refund(reference, 1n);
      const entries = await entriesOf(reference);
      expect(entries).toHaveLength(count + 1);
      expect(new Set(entries.map(({ transactionId }) => transactionId)).size).toBe(count + 1);
    });

    it('leaves out what lies before the asked time', async () => {
      const { reference } = await context.created();
      await context.drive.pay(reference);
      const [paid] = await context.inbox.events(reference, 'paid');
      const after = new Date((paid?.event.occurredAt.getTime() ?? 0) + 1);
      expect(await entriesOf(reference, after)).toEqual([]);
    });

    it('stops with an error, not with half a book, when there is no answer', async () => {
      await expect(read(context.running.unreachable, beginning)).rejects.toThrow(ProviderUnavailableError);
    });
  });
}
