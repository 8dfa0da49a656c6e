import { withdrawalCancel } from '@opencashier/contract/calls/withdrawal-cancel';
import { withdrawalCodeResend } from '@opencashier/contract/calls/withdrawal-code-resend';
import { withdrawalConfirm } from '@opencashier/contract/calls/withdrawal-confirm';
import type { Transaction } from '@opencashier/contract/entities/transaction';
import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import type { StoreApi } from 'zustand/vanilla';
import type { CallFailure } from '../../api/client.ts';
import { completeQuery } from '../complete-query.ts';
import { type Attempt, type AttemptEnd, beginAttempt } from '../deposit/attempt.ts';
import { codeWaitOf } from './refusal-details.ts';
import type { WithdrawalFlow, WithdrawalState } from './withdrawal.ts';
import { codeOf, codeTermsOf, isCodeRefusal, refusedCode } from './withdrawal-code.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import { madeRefusal } from './withdrawal-refusal.ts';
import { nothingMade } from './withdrawal-start.ts';

type CodeSteps = Pick<WithdrawalFlow, 'openCode' | 'confirm' | 'resend' | 'cancel'>;

/** The one-time code of a withdrawal that was made, and taking it back. */
export function createCodeSteps(deps: WithdrawalDeps, store: StoreApi<WithdrawalState>): CodeSteps {
  const { client, navigator, status, entry, notifications, texts, balances, clock } = deps;
  let running: Attempt<WithdrawalReply> | undefined;

  const showStatus = ({ id, status: told }: Pick<Transaction, 'id' | 'status'>): void => {
    const pending = entry.read();
    if (pending?.paymentId === id) entry.write({ ...pending, route: 'withdrawalComplete' });
    store.setState({ ...nothingMade, phase: { kind: 'editing' }, accepted: undefined });
    navigator.go('withdrawalComplete', { query: completeQuery(id, told, 'withdrawal'), replace: true });
  };

  const tellFailure = (failure: CallFailure): void => {
    if (failure.kind === 'refused') {
      // Refusals of some statuses are told of every call alike.
      if (!texts.has(`common.errors.${failure.status}`)) notifications.show(madeRefusal(failure, { texts }));
    } else if (failure.kind === 'unknown') {
      notifications.show({ tone: 'warning', text: texts.text('withdrawal.noAnswer') });
    }
  };

  const refuseResend = (failure: CallFailure): void => {
    const { code, details } = failure.kind === 'refused' ? failure : {};
    const wait = codeWaitOf(details);
    // Asked too early, in another tab maybe: the time until then says more than a refusal.
    if (wait !== undefined) store.setState({ resendAt: clock.now() + wait * 1_000 });
    else {
      if (code === 'banking.codeTriesExceeded') store.setState({ isLastCode: true });
      tellFailure(failure);
    }
  };

  const settle = (end: AttemptEnd<WithdrawalReply>, withdrawalId: string): void => {
    store.setState({ phase: { kind: 'editing' } });
    if (end.kind === 'created') {
      status.adopt(end.response.transaction);
      void balances.load();
      showStatus(end.response.transaction);
    } else if (end.kind === 'refused' && isCodeRefusal(end)) store.setState(refusedCode(end));
    else if (end.kind === 'refused') {
      notifications.show(madeRefusal(end, { texts }));
      // It may have ended meanwhile: the server knows.
      if (store.getState().withdrawalId === withdrawalId) status.refresh();
    }
  };

  const askIfChecking = (): void => {
    if (store.getState().phase.kind === 'confirmChecking') running?.askNow();
  };
  client.onReconnect(askIfChecking);
  deps.lifecycle.onVisible(askIfChecking);
  client.onDisconnect(() => {
    if (store.getState().phase.kind === 'confirming') store.setState({ phase: { kind: 'confirmChecking' } });
  });
  // Nothing is asked for any more: it was confirmed, taken back, or has ended elsewhere.
  status.store.subscribe(({ transaction }) => {
    const { withdrawalId, triesLeft, codeIssue } = store.getState();
    if (!transaction || transaction.id !== withdrawalId) return;
    if (transaction.stage === 'confirm' || transaction.stage === 'requested') {
      // After a reload nobody has told yet.
      if (triesLeft === undefined && !codeIssue) store.setState(codeTermsOf(transaction, clock));
      return;
    }
    // Whatever becomes of an answer that is still awaited, the withdrawal has moved on.
    running?.drop();
    showStatus(transaction);
  });

  return {
    openCode(withdrawalId) {
      if (store.getState().withdrawalId !== withdrawalId) store.setState({ ...nothingMade, withdrawalId });
      status.follow(withdrawalId, { kind: 'withdrawal' });
    },
    async confirm(code) {
      const { withdrawalId, phase } = store.getState();
      if (running) {
        if (phase.kind === 'confirmChecking') running.askNow();
        return;
      }
      if (withdrawalId === undefined) return;
      store.setState({ phase: { kind: 'confirming' }, codeIssue: undefined });
      running = beginAttempt<WithdrawalReply>({
        key: deps.newId(),
        clock,
        random: deps.random,
        captcha: undefined,
        send: (_, options) => client.call(withdrawalConfirm, { withdrawalId, code }, options),
        onUnknown: () => store.setState({ phase: { kind: 'confirmChecking' } }),
      });
      const end = await running.end;
      running = undefined;
      settle(end, withdrawalId);
    },
    async resend() {
      const { withdrawalId, isResending } = store.getState();
      if (withdrawalId === undefined || isResending) return;
      store.setState({ isResending: true });
      const result = await client.call(withdrawalCodeResend, { withdrawalId });
      store.setState({ isResending: false });
      if (!result.ok) {
        refuseResend(result.error);
        return;
      }
      store.setState(codeOf(result.data, clock));
      notifications.show({ tone: 'success', text: texts.text('withdrawal.code.sentAgain') });
    },
    async cancel(withdrawalId) {
      if (store.getState().isCanceling) return;
      store.setState({ isCanceling: true });
      const result = await client.call(withdrawalCancel, { withdrawalId });
      store.setState({ isCanceling: false });
      if (result.ok) {
        status.adopt(result.data.transaction);
        void balances.load();
        return;
      }
      tellFailure(result.error);
      status.refresh();
    },
  };
}
