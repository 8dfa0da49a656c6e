import type { ChainName } from '@opencashier/contract/entities/deposit';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness, createOf, runJobs } from '../testing/core-harness.ts';

onEveryDatabase('a payment that a chain confirms', (database) => {
  /** Opens a crypto deposit whose provider tells nothing by itself, and notes when it is asked, in seconds. */
  async function watched(chain: ChainName, confirmations = 1) {
    const made = coreHarness(database());
    const invoice = {
      ...{
        asset: 'BTC',
        network: 'Bitcoin',
        chain,
        address: 'a',
        payAmount: '1',
        minAmount: '1',
        rate: '25',
      },
      confirmations: 5,
    };
    made.first.onCreate = async ({ reference }) => ({
      kind: 'created',
      providerReference: `their-${reference}`,
      instruction: { kind: 'crypto', invoice },
    });
    const request = createOf({ paymentType: 'coin', fields: { network: 'TRC-20' } });
    const created = await made.core.calls['deposit-create'](made.context('p', 'k'), request);
    if (!created.ok) throw new Error(created.error.message);
    const id = String(created.data.depositId);
    const asked: number[] = [];
    const began = made.clock.now().getTime();
    made.first.onFind = async (reference) => {
      // Tests share a database, and so the deposits of the others.
      if (reference === id) asked.push((made.clock.now().getTime() - began) / 1_000);
      return { kind: 'unknown', reason: 'timeout' };
    };
    const progress = {
      ...{ txid: 'ab', network: 'Bitcoin', asset: 'BTC', amount: '1' },
      confirmations,
      required: 5,
    };
    await made.stores.deposits.recordChain(id, progress, made.clock.now(), made.clock.now());
    const wait = async (seconds: number, times: number) => {
      for (let time = 0; time < times; time += 1) {
        made.clock.advance(seconds * 1_000);
        await runJobs(made);
      }
      return asked;
    };
    return { wait };
  }

  it.each<[ChainName, number]>([
    ['bsc', 2],
    ['bitcoin', 600],
    ['ethereum', 12],
    ['litecoin', 150],
    ['ton', 2],
    ['tron', 3],
  ])('is asked about at the pace of %s, every %i seconds', async (chain, seconds) => {
    const { wait } = await watched(chain);
    expect(await wait(seconds - 1, 1)).toEqual([]);
    expect(await wait(1, 1)).toEqual([seconds]);
    expect(await wait(seconds, 2)).toEqual([seconds, 2 * seconds, 3 * seconds]);
  });

  it('is asked about as any other once it has all its confirmations', async () => {
    const { wait } = await watched('tron', 5);
    expect(await wait(3, 3)).toEqual([]);
  });
});
