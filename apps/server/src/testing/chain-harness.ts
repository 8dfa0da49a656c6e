import { createHash } from 'node:crypto';
import type { ChainProgress, DepositEvent } from '@opencashier/provider-kit/events';
import { coreHarness, createOf } from './core-harness.ts';

/** What a chain says of a transaction. */
export const progressOf = (txid: string, change: Partial<ChainProgress>): ChainProgress => ({
  txid,
  network: 'Bitcoin',
  asset: 'BTC',
  amount: '123456789012345678901234567890',
  confirmations: 1,
  required: 5,
  ...change,
});

const start = Date.UTC(2026, 2, 1, 12);
/** So many seconds after noon. */
export const second = (count: number): Date => new Date(start + count * 1_000);

/** Opens crypto deposits of one player, and tells their events. */
export function chainHarness(database: Parameters<typeof coreHarness>[0]) {
  const made = coreHarness(database);
  // Tests share a database and so the provider: each has a transaction of its own.
  const txid = createHash('sha256').update(made.brand).digest('hex');
  const progress = (change: Partial<ChainProgress> = {}) => progressOf(txid, change);
  made.first.onCreate = async ({ reference }) => ({
    kind: 'created',
    providerReference: `their-${reference}`,
    instruction: {
      kind: 'crypto',
      invoice: {
        asset: 'BTC',
        network: 'Bitcoin',
        chain: 'bitcoin',
        address: 'bc1q',
        payAmount: '0.001',
        minAmount: '0.0001',
        rate: '25000',
        confirmations: 5,
      },
    },
  });
  let count = 0;
  const next = () => {
    count += 1;
    return `${made.brand}-${count}`;
  };
  const open = async () => {
    const request = createOf({
      paymentType: 'coin',
      fields: { network: 'TRC-20' },
      isSimilarConfirmed: true,
    });
    const created = await made.core.calls['deposit-create'](made.context('p', next()), request);
    if (!created.ok) throw new Error(created.error.message);
    return String(created.data.depositId);
  };
  const tell = async (...events: readonly DepositEvent[]) => {
    made.first.readWebhook = async () => ({ kind: 'events', webhookId: next(), events });
    return made.core.receiveWebhook('first', { headers: {}, body: new Uint8Array(), receivedAt: new Date() });
  };
  const pending = (reference: string, chain: ChainProgress, at: Date): DepositEvent => ({
    type: 'pending',
    eventId: next(),
    reference,
    occurredAt: at,
    chain,
  });
  const paid = (
    reference: string,
    change: Partial<Extract<DepositEvent, { type: 'paid' }>> = {},
  ): DepositEvent => ({
    ...made.first.pay(reference, { minor: 2500n, currency: 'USD' }),
    occurredAt: second(100),
    chain: progress({ confirmations: 5 }),
    ...change,
  });
  const status = async (depositId: string) => {
    const reply = await made.core.calls['deposit-status'](made.context('p'), { depositId });
    if (!reply.ok) throw new Error(reply.error.message);
    return reply.data;
  };
  const dossier = (depositId: string) => made.core.operator.depositDossier(depositId);
  const cash = async () => (await made.core.operator.players.balances(made.brand, 'p', 'USD')).cash;
  return { made, txid, progress, open, tell, pending, paid, status, dossier, cash };
}
