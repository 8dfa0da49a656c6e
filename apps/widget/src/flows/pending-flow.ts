import type { ReplyOf, RequestInputOf } from '@opencashier/contract/calls/define-call';
import type { depositStatus } from '@opencashier/contract/calls/deposit-status';
import type { transactions } from '@opencashier/contract/calls/transactions';
import { statusFromSocket } from '@opencashier/contract/entities/socket-status';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import { createStore } from 'zustand/vanilla';
import type { CallResult, Client } from '../api/client.ts';
import { completeQuery } from './complete-query.ts';
import type { Navigator } from './navigator.ts';
import type { PendingDeposit, PendingFlow, PendingReturn, PendingState } from './pending.ts';
import type { PendingEntry } from './pending-entry.ts';
import { isEnded } from './status.ts';

/** The calls that the flow makes. Their schemas are no part of the first screen's script, as the flow itself is. */
export interface PendingCalls {
  askOpen(request: RequestInputOf<typeof transactions>): Promise<CallResult<ReplyOf<typeof transactions>>>;
  askStatus(
    request: RequestInputOf<typeof depositStatus>,
  ): Promise<CallResult<ReplyOf<typeof depositStatus>>>;
}

export interface PendingDeps {
  readonly calls: PendingCalls;
  readonly onPush: Client['onPush'];
  readonly navigator: Navigator;
  readonly entry: PendingEntry;
}

const openShown = 5;
const depositNotFound = 404;

const returnOf = ({ route, paymentMethod }: PendingDeposit) => ({ route, paymentMethod });

export function createPendingFlow({ calls, onPush, navigator, entry }: PendingDeps): PendingFlow {
  const store = createStore<PendingState>(() => ({ open: [] }));
  let latestLoad = 0;

  const askOpen = () => calls.askOpen({ kind: 'deposit', open: 'true', limit: openShown });

  /** A create whose answer was lost with the page: the open deposit that it made, if it made one. */
  const findLost = async (pending: PendingDeposit): Promise<PendingReturn | undefined> => {
    const result = await askOpen();
    if (!result.ok) return undefined;
    const made = result.data.transactions.find(
      ({ paymentMethod, amount, currency }) =>
        paymentMethod === pending.paymentMethod && amount === pending.amount && currency === pending.currency,
    );
    if (!made) {
      entry.clear();
      return undefined;
    }
    entry.write({ ...pending, depositId: made.id });
    return { ...returnOf(pending), query: completeQuery(made.id, made.status) };
  };

  onPush('deposit.status', ({ depositId, status }) => {
    if (!isEnded(statusFromSocket(status))) return;
    store.setState(({ open }) => ({ open: open.filter((one) => one.id !== depositId) }));
  });

  return {
    store,
    async restore() {
      const pending = entry.read();
      if (!pending) return undefined;
      const { depositId } = pending;
      if (depositId === undefined) return findLost(pending);
      const result = await calls.askStatus({ depositId, paymentMethod: pending.paymentMethod });
      if (result.ok) {
        const { status, claimedAt } = result.data;
        const isOver = isEnded(status);
        if (isOver) entry.clear();
        // Only a deposit that is still to be paid has a room to come back to; of any other the complete page tells.
        const isPaid = isOver || claimedAt !== undefined;
        return {
          ...returnOf(pending),
          ...(isPaid ? { route: 'depositComplete' as const } : {}),
          query: completeQuery(depositId, status),
        };
      }
      if (result.error.kind === 'refused' && result.error.status === depositNotFound) {
        // Another player's, after a change of account in the same tab.
        entry.clear();
        return undefined;
      }
      return { ...returnOf(pending), query: completeQuery(depositId, 'waiting') };
    },
    async loadOpen() {
      latestLoad += 1;
      const load = latestLoad;
      const result = await askOpen();
      // An older answer may lack what was made since.
      if (result.ok && load === latestLoad) store.setState({ open: result.data.transactions });
    },
    show(transaction: Transaction) {
      navigator.go('depositComplete', { query: completeQuery(transaction.id, transaction.status) });
    },
  };
}
