import type { ReplyOf, RequestInputOf } from '@opencashier/contract/calls/define-call';
import type { transactions } from '@opencashier/contract/calls/transactions';
import { statusFromSocket } from '@opencashier/contract/entities/socket-status';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { CallResult, Client } from '../api/client.ts';
import { completeQuery } from './complete-query.ts';
import { methodOfDeposit } from './deposit/method-of-deposit.ts';
import type { Navigator } from './navigator.ts';
import { completeRoutes, type PaymentKind } from './payment-kind.ts';
import type { PendingFlow, PendingPayment, PendingReturn } from './pending.ts';
import type { PendingEntry } from './pending-entry.ts';
import { isEnded } from './status.ts';

/** The calls that the flow makes. Their schemas are no part of the first screen's script, as the flow itself is. */
export interface PendingCalls {
  askOpen(request: RequestInputOf<typeof transactions>): Promise<CallResult<ReplyOf<typeof transactions>>>;
  askStatus(kind: PaymentKind, paymentId: string, paymentMethod: string): Promise<CallResult<Transaction>>;
}

export interface PendingDeps {
  readonly store: PendingFlow['store'];
  readonly calls: PendingCalls;
  readonly onPush: Client['onPush'];
  readonly navigator: Navigator;
  readonly entry: PendingEntry;
}

const openShown = 10;
const lostShown = 5;
const notFound = 404;

const kindOf = ({ kind = 'deposit' }: PendingPayment): PaymentKind => kind;
const returnOf = (pending: PendingPayment) => ({
  route: pending.route,
  paymentMethod: pending.paymentMethod,
  kind: kindOf(pending),
});

/** The room of a deposit does without the method's place in a list. */
const standInFor = (transaction: Transaction): Pick<PendingReturn, 'method'> =>
  transaction.kind === 'deposit' ? { method: methodOfDeposit(transaction) } : {};

/** Has the room that the payment was left in nothing more to ask for? */
function isPast({ kind, status, claimedAt, stage }: Transaction): boolean {
  if (isEnded(status)) return true;
  return kind === 'withdrawal' ? stage !== 'confirm' : claimedAt !== undefined;
}

export function createPendingFlow({ store, calls, onPush, navigator, entry }: PendingDeps): PendingFlow {
  let latestLoad = 0;

  /** A create whose answer was lost with the page: the open payment that it made, if it made one. */
  const findLost = async (pending: PendingPayment): Promise<PendingReturn | undefined> => {
    const kind = kindOf(pending);
    const result = await calls.askOpen({ kind, open: 'true', limit: lostShown });
    if (!result.ok) return undefined;
    const made = result.data.transactions.find(
      ({ paymentMethod, amount, currency }) =>
        paymentMethod === pending.paymentMethod && amount === pending.amount && currency === pending.currency,
    );
    if (!made) {
      entry.clear();
      return undefined;
    }
    entry.write({ ...pending, paymentId: made.id });
    const isOver = kind === 'withdrawal' && isPast(made);
    return {
      ...returnOf(pending),
      ...standInFor(made),
      ...(isOver ? { route: completeRoutes[kind] } : {}),
      query: completeQuery(made.id, made.status, kind),
    };
  };

  const dropEnded = (id: string, status: number): void => {
    if (!isEnded(statusFromSocket(status))) return;
    store.setState(({ open }) => ({ open: open.filter((one) => one.id !== id) }));
  };
  onPush('deposit.status', ({ depositId, status }) => dropEnded(depositId, status));
  onPush('withdrawal.status', ({ withdrawalId, status }) => dropEnded(withdrawalId, status));

  return {
    store,
    async restore() {
      const pending = entry.read();
      if (!pending) return undefined;
      const { paymentId } = pending;
      const kind = kindOf(pending);
      if (paymentId === undefined) return findLost(pending);
      const result = await calls.askStatus(kind, paymentId, pending.paymentMethod);
      if (result.ok) {
        const { status } = result.data;
        if (isEnded(status)) entry.clear();
        // Only what is still to be paid or confirmed has a room to come back to; of any other the complete page tells.
        return {
          ...returnOf(pending),
          ...standInFor(result.data),
          ...(isPast(result.data) ? { route: completeRoutes[kind] } : {}),
          query: completeQuery(paymentId, status, kind),
        };
      }
      if (result.error.kind === 'refused' && result.error.status === notFound) {
        // Another player's, after a change of account in the same tab.
        entry.clear();
        return undefined;
      }
      return { ...returnOf(pending), query: completeQuery(paymentId, 'waiting', kind) };
    },
    async loadOpen() {
      latestLoad += 1;
      const load = latestLoad;
      const result = await calls.askOpen({ open: 'true', limit: openShown });
      // An older answer may lack what was made since.
      if (result.ok && load === latestLoad) store.setState({ open: result.data.transactions });
    },
    show(transaction: Transaction) {
      const { id, kind, status } = transaction;
      navigator.go(completeRoutes[kind], { query: completeQuery(id, status, kind) });
    },
  };
}
