import { withdrawalCreate } from '@opencashier/contract/calls/withdrawal-create';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { WithdrawalReply } from '@opencashier/contract/entities/withdrawal';
import type { StoreApi } from 'zustand/vanilla';
import { wireValues } from '../../forms/field-values.ts';
import { moneyTextIn } from '../../i18n/money-text.ts';
import { completeQuery } from '../complete-query.ts';
import { type Attempt, type AttemptEnd, beginAttempt } from '../deposit/attempt.ts';
import { sealedPayload } from '../deposit/seal-payload.ts';
import { withdrawalRouteOf } from '../method-route.ts';
import type { WithdrawalState } from './withdrawal.ts';
import { codeOf } from './withdrawal-code.ts';
import type { WithdrawalDeps, WithdrawalSender } from './withdrawal-deps.ts';
import { withdrawalRefusal } from './withdrawal-refusal.ts';

interface Running {
  readonly key: string;
  readonly method: PaymentMethod;
  attempt: Attempt<WithdrawalReply> | undefined;
}

export interface RequestStep {
  /** Asks for the withdrawal that was accepted; pressed again while nobody answers, it asks at once. */
  create(): Promise<void>;
  isRunning(): boolean;
}

/** From the summary to a withdrawal whose money is set aside. */
export function createRequestStep(deps: WithdrawalDeps, store: StoreApi<WithdrawalState>): RequestStep {
  const { client, navigator, session, selection, status, analytics, entry, texts, balances } = deps;
  let running: Running | undefined;

  const backToForm = (refusal: WithdrawalState['refusal']): void => {
    const { method } = store.getState();
    entry.clear();
    store.setState({ phase: { kind: 'editing' }, accepted: undefined, refusal });
    if (!method) return;
    navigator.back(withdrawalRouteOf(method, selection.getState().group));
  };

  const settle = (end: AttemptEnd<WithdrawalReply>, { key, method }: Running): void => {
    const { amount, currency } = store.getState();
    switch (end.kind) {
      case 'created': {
        const { withdrawalId, transaction, isCodeRequired } = end.response;
        const isCodeNext = isCodeRequired === true || transaction.stage === 'confirm';
        const route = isCodeNext ? 'withdrawalConfirm' : 'withdrawalComplete';
        analytics.track('withdrawal_created', { kind: 'withdrawal', method, submit_amount: amount });
        entry.write({
          attemptKey: key,
          kind: 'withdrawal',
          paymentId: withdrawalId,
          route,
          paymentMethod: method.name,
          amount,
          currency,
        });
        status.follow(withdrawalId, { kind: 'withdrawal' });
        status.adopt(transaction);
        void balances.load();
        store.setState({
          phase: { kind: 'editing' },
          amountText: '',
          amount: 0,
          accepted: undefined,
          ...(isCodeNext ? codeOf(end.response, deps.clock) : {}),
        });
        navigator.go(route, {
          query: completeQuery(withdrawalId, transaction.status, 'withdrawal'),
          replace: true,
        });
        return;
      }
      case 'refused':
        analytics.track('withdrawal_failed', {
          kind: 'withdrawal',
          method,
          submit_amount: amount,
          text: end.code,
        });
        backToForm(
          withdrawalRefusal(end, {
            texts,
            money: moneyTextIn(texts.locale),
            methodName: deps.methodName,
          }),
        );
        // They have changed since the form was drawn.
        void balances.load();
        return;
      case 'captchaFailed':
        backToForm({ tone: end.tone, text: end.text });
        return;
      case 'similar':
      case 'dropped':
        backToForm(undefined);
        return;
    }
  };

  const askIfChecking = (): void => {
    if (store.getState().phase.kind === 'checking') running?.attempt?.askNow();
  };
  client.onReconnect(askIfChecking);
  deps.lifecycle.onVisible(askIfChecking);
  client.onDisconnect(() => {
    if (store.getState().phase.kind === 'creating') store.setState({ phase: { kind: 'checking' } });
  });

  return {
    isRunning: () => running !== undefined,
    async create() {
      if (running) {
        askIfChecking();
        return;
      }
      const { method, accepted, fields, amount, currency, preparation } = store.getState();
      if (!method || !accepted) return;
      const mine: Running = { key: deps.newId(), method, attempt: undefined };
      running = mine;
      store.setState({ phase: { kind: 'creating' }, refusal: undefined });
      const open = {
        amount,
        currency,
        paymentType: method.name,
        fields: wireValues(fields, accepted),
        selectedCountry: session.getState().country,
        ...(method.accountType ? { accountType: method.accountType } : {}),
      };
      const payload = await sealedPayload(deps, method, preparation, open);
      if (!payload) {
        running = undefined;
        backToForm({ tone: 'danger', text: texts.text('common.errors.cardEncryption') });
        return;
      }
      // The key is kept before the call: a reload in the middle of it finds what it made.
      entry.write({
        attemptKey: mine.key,
        kind: 'withdrawal',
        route: 'withdrawalConfirm',
        paymentMethod: method.name,
        amount,
        currency,
      });
      const send: WithdrawalSender =
        deps.senderOf?.(payload) ?? ((options) => client.call(withdrawalCreate, payload, options));
      mine.attempt = beginAttempt<WithdrawalReply>({
        key: mine.key,
        clock: deps.clock,
        random: deps.random,
        captcha: undefined,
        send: (_, options) => send(options),
        onUnknown: () => store.setState({ phase: { kind: 'checking' } }),
      });
      const end = await mine.attempt.end;
      running = undefined;
      settle(end, mine);
    },
  };
}
