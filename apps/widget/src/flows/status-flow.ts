import { socketRetry } from '@opencashier/contract/constants';
import {
  statusFromSocket,
  type Transaction,
  type TransactionStatus,
} from '@opencashier/contract/entities/transaction';
import type { PushPayload } from '@opencashier/contract/pushes/registry';
import { createStore } from 'zustand/vanilla';
import { backoffDelay } from '../api/backoff.ts';
import type { Client } from '../api/client.ts';
import type { HostChannel } from '../host/host-channel.ts';
import type { Clock } from './clock.ts';
import type { PageLifecycle } from './page-lifecycle.ts';
import { askStatus, createStatusTeller } from './payment-status-calls.ts';
import type { PendingEntry } from './pending-entry.ts';
import { isEnded, isLateOnChain, type StatusFlow, type StatusState } from './status.ts';
import { timelineOf } from './timeline.ts';

export interface StatusDeps {
  readonly client: Client;
  readonly host: HostChannel;
  readonly clock: Clock;
  readonly lifecycle: PageLifecycle;
  readonly entry: PendingEntry;
  /** Between 0 and 1, for the jitter of the back-off. */
  readonly random: () => number;
}

/** An address may say that a payment is on its way, never how it ended. */
const hinted = (hint: string | undefined): TransactionStatus =>
  hint === 'accepted' ? 'accepted' : 'waiting';

const isOlder = (a: string, b: string) => Date.parse(a) < Date.parse(b);

const notFound = 404;
/** An answer that takes longer than this is told as still awaited. */
const slowAnswerMs = 4_000;

export function createStatusFlow(deps: StatusDeps): StatusFlow {
  const { client, host, clock, entry } = deps;
  const nothing: StatusState = {
    paymentId: undefined,
    kind: 'deposit',
    status: 'waiting',
    transaction: undefined,
    freshness: 'asking',
    timeline: timelineOf(undefined),
    deadline: undefined,
  };
  const store = createStore<StatusState>(() => nothing);
  let paymentMethod: string | undefined;
  let isAsking = false;
  /** Another question came while one was under way, so its answer may be too old. */
  let isAskedAgain = false;
  let attempt = 0;
  let callOff = () => {};

  const tellHost = createStatusTeller(host);

  const take = (transaction: Transaction): void => {
    const before = store.getState().transaction;
    const isStale = before?.id === transaction.id && isOlder(transaction.updatedAt, before.updatedAt);
    // An end is never taken back, whatever the clocks of those who told it say.
    const isFirstEnd = isEnded(transaction.status) && before !== undefined && !isEnded(before.status);
    if (isStale && !isFirstEnd) {
      store.setState({ freshness: 'known' });
      return;
    }
    const { status } = transaction;
    if (before && before.status !== status) attempt = 0;
    store.setState({
      transaction,
      status,
      freshness: 'known',
      timeline: timelineOf(transaction),
      deadline: deadlineOf(transaction),
    });
    const { id: paymentId, kind, currency, creditedAmount: amount = transaction.amount } = transaction;
    tellHost({ kind, paymentId, status, amount, currency });
    if (isEnded(status) && entry.read()?.paymentId === transaction.id) entry.clear();
  };

  const deadlineOf = ({ expiresIn }: Transaction) =>
    expiresIn === undefined ? undefined : clock.now() + expiresIn * 1_000;

  const isFollowing = () => {
    const { paymentId, status, freshness, transaction } = store.getState();
    const isOver = isEnded(status) && !(transaction && isLateOnChain(transaction));
    return paymentId !== undefined && !(isOver && freshness === 'known');
  };

  const askLater = (): void => {
    callOff();
    if (!isFollowing()) return;
    callOff = clock.after(backoffDelay(attempt++, socketRetry.maxBackoffMs, deps.random), () => void ask());
  };

  async function ask(): Promise<void> {
    const { paymentId, kind } = store.getState();
    if (paymentId === undefined) return;
    if (isAsking) {
      isAskedAgain = true;
      return;
    }
    callOff();
    isAsking = true;
    const callOffWorry = clock.after(slowAnswerMs, () => {
      if (store.getState().paymentId === paymentId) store.setState({ freshness: 'stillChecking' });
    });
    const result = await askStatus(client, { kind, paymentId, paymentMethod });
    isAsking = false;
    callOffWorry();
    const isSame = store.getState().paymentId === paymentId;
    if (isSame && result.ok) take(result.data);
    if (isSame && !result.ok) {
      store.setState({ freshness: 'stillChecking' });
      const { error } = result;
      if (error.kind === 'refused' && error.status === notFound) return;
    }
    if (isAskedAgain) {
      isAskedAgain = false;
      await ask();
      return;
    }
    askLater();
  }

  const askIfFollowing = () => {
    if (!isFollowing()) return;
    attempt = 0;
    void ask();
  };

  const takePush = (push: PushPayload<'deposit.status'>): void => {
    const { paymentId, transaction } = store.getState();
    const status = statusFromSocket(push.status);
    if (push.depositId !== paymentId) {
      const { depositId, creditedAmount: amount, currency } = push;
      tellHost({ kind: 'deposit', paymentId: depositId, status, amount, currency });
      return;
    }
    if (!transaction) {
      void ask();
      return;
    }
    const { depositStatus: name, creditedAmount, updatedAt, confirmations, txid } = push;
    take({
      ...transaction,
      status,
      updatedAt,
      ...(name === undefined ? {} : { depositStatus: name }),
      ...(creditedAmount === undefined ? {} : { creditedAmount }),
      ...(confirmations === undefined ? {} : { confirmations }),
      ...(txid === undefined ? {} : { txid }),
    });
    // A push says that it moved; the whole of it is in the answer.
    void ask();
  };

  const takeWithdrawalPush = (push: PushPayload<'withdrawal.status'>): void => {
    const { paymentId, transaction } = store.getState();
    const status = statusFromSocket(push.status);
    const { withdrawalId, stage, amount, currency, updatedAt } = push;
    if (withdrawalId !== paymentId) {
      tellHost({ kind: 'withdrawal', paymentId: withdrawalId, status, amount, currency });
      return;
    }
    if (transaction) take({ ...transaction, status, updatedAt, ...(stage === undefined ? {} : { stage }) });
    // When it moved, and what the player can do now, is in the answer alone.
    void ask();
  };

  client.onPush('deposit.status', takePush);
  client.onPush('withdrawal.status', takeWithdrawalPush);
  client.onReconnect(askIfFollowing);
  client.onDisconnect(() => {
    if (isFollowing()) store.setState({ freshness: 'stillChecking' });
  });
  deps.lifecycle.onVisible(askIfFollowing);

  return {
    store,
    follow(paymentId, { kind = 'deposit', hint, ...options } = {}) {
      paymentMethod = options.paymentMethod;
      if (store.getState().paymentId !== paymentId) {
        attempt = 0;
        const timeline = timelineOf(undefined, kind);
        store.setState({ ...nothing, paymentId, kind, timeline, status: hinted(hint) });
      }
      void ask();
    },
    adopt(transaction) {
      if (store.getState().paymentId === transaction.id) take(transaction);
    },
    show(status, kind = 'deposit') {
      callOff();
      // An address that calls itself paid is no proof of it.
      const shown = status === 'processed' ? 'accepted' : status;
      store.setState({
        ...nothing,
        kind,
        timeline: timelineOf(undefined, kind),
        status: shown,
        freshness: 'known',
      });
    },
    refresh() {
      attempt = 0;
      void ask();
    },
    stop() {
      callOff();
      store.setState(nothing);
    },
  };
}
