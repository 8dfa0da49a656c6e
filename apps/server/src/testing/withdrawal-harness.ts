import type { RequestOf } from '@opencashier/contract/calls/define-call';
import type { Calls } from '@opencashier/contract/calls/registry';
import type { Database } from '../ports/database.ts';
import { coreHarness, type HarnessOptions } from './core-harness.ts';
import { givePlayer } from './withdrawal-books.ts';

export type WithdrawalRequest = RequestOf<Calls['withdrawal-create']>;

const toBank = (change: Partial<WithdrawalRequest> = {}): WithdrawalRequest => ({
  amount: 50,
  currency: 'USD',
  paymentType: 'to_bank',
  fields: { iban: 'DE89370400440532013000', holder_name: 'Ann' },
  ...change,
});
/** Thresholds below which a withdrawal approves itself. */
export const small = { USD: { mostMinor: 100_00n, mostOfDayMinor: 100_00n } };
export const minute = 60_000;

let keys = 0;
/** A key that nobody used. */
export const key = () => {
  keys += 1;
  return `key-of-withdrawal-${keys}`;
};

/** A core with a player who has 200 dollars, and what the player does. */
export async function withdrawalHarness(database: Database, options: HarnessOptions = {}) {
  const made = coreHarness(database, options);
  await givePlayer(database, made.brand, 'ann', 200_00n);
  const create = (change: Partial<WithdrawalRequest> = {}, by = key()) =>
    made.core.calls['withdrawal-create'](made.context('ann', by), toBank(change));
  const created = async (change: Partial<WithdrawalRequest> = {}) => {
    const reply = await create(change);
    if (!reply.ok) throw new Error(`expected a withdrawal, got ${reply.error.code}`);
    return reply.data;
  };
  const stageOf = async (withdrawalId: string) => {
    const reply = await made.core.calls['withdrawal-status'](made.context('ann'), { withdrawalId });
    return reply.ok ? reply.data.stage : reply.error.code;
  };
  /** What a provider was told of one withdrawal: the tests of this file share their jobs. */
  const ordersOf = (provider: 'first' | 'second', id: string) =>
    made[provider].payouts.orders.filter(({ reference }) => reference.startsWith(id));
  const balance = async () => {
    const reply = await made.core.calls['balance-get'](made.context('ann'), {});
    return reply.ok ? reply.data.balances[0] : undefined;
  };
  return { ...made, create, created, stageOf, balance, ordersOf };
}
