import { depositCreate } from '@opencashier/contract/calls/deposit-create';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { parseAmountText } from '@opencashier/money/parse';
import { createStore } from 'zustand/vanilla';
import { filterAmountText } from '../../forms/amount-entry.ts';
import { wireValues } from '../../forms/field-values.ts';
import { amountName, formIssues } from '../../forms/validate-form.ts';
import { completeQuery } from '../complete-query.ts';
import { isEnded } from '../status.ts';
import { type Attempt, type AttemptEnd, beginAttempt } from './attempt.ts';
import { createCloseReport } from './close-report.ts';
import { createContinue } from './continue-deposit.ts';
import { type CreatePayload, createPayload } from './create-payload.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { DepositFlow, DepositState } from './deposit-flow.ts';
import { askLimits, askSession, nothingStarted, stateOfMethod, withLimits } from './deposit-start.ts';
import { createOutcomeDispatch } from './dispatch-outcome.ts';
import { refusalNotice } from './failure.ts';
import { createPaymentPage } from './payment-page.ts';
import { needsWindow } from './redirect-channel.ts';

/** An attempt that is under way, with what it was made of. */
interface Running {
  readonly attempt: Attempt;
  readonly method: PaymentMethod;
  readonly payload: CreatePayload;
  readonly isWindowWanted: boolean;
}

export function createDepositFlow(deps: DepositDeps): DepositFlow {
  const { client, host, navigator, session, bonus, status, notifications, texts, analytics, entry } = deps;
  const store = createStore<DepositState>(() => nothingStarted);
  const reportClose = createCloseReport(deps);
  let running: Running | undefined;
  /** What the server refused because a like deposit is open. */
  let refusedPayload: CreatePayload | undefined;
  let paymentSessionId: string | undefined;
  let starts = 0;

  const page = createPaymentPage({
    windows: deps.windows,
    kind: host.kind,
    onClosed() {
      const { phase } = store.getState();
      if (phase.kind !== 'redirected') return;
      store.setState({ phase: { ...phase, window: 'closed' } });
      status.refresh();
    },
  });
  const { dispatch, reopen } = createOutcomeDispatch(deps, store, page);

  const showStatus = (): void => {
    const { phase, response } = store.getState();
    const depositId = phase.kind === 'redirected' ? phase.depositId : response?.depositId;
    if (!depositId) return;
    const followed = status.store.getState();
    const known = followed.depositId === depositId ? followed.status : 'waiting';
    navigator.go('depositComplete', { query: completeQuery(depositId, known), replace: true });
  };

  const backToForm = (): void => {
    page.close();
    entry.clear();
    store.setState({ phase: { kind: 'editing' } });
  };

  const settle = (end: AttemptEnd, { attempt, method, payload, isWindowWanted }: Running): void => {
    const { amount, currency } = payload;
    switch (end.kind) {
      case 'created':
        analytics.track('deposit_created', { method, submit_amount: amount });
        dispatch({
          response: end.response,
          attemptKey: attempt.key,
          method,
          paymentMethod: method.name,
          amount,
          currency,
          origin: 'form',
          isWindowWanted,
        });
        return;
      case 'similar':
        backToForm();
        refusedPayload = payload;
        store.setState({ phase: { kind: 'similarOpen', open: end.open } });
        return;
      case 'refused':
        backToForm();
        analytics.track('deposit_failed', { method, submit_amount: amount, text: end.code });
        notifications.show(refusalNotice(end, texts));
        return;
      case 'captchaFailed':
        backToForm();
        notifications.show({ tone: 'danger', text: texts.text(end.messageKey) });
        return;
      case 'dropped':
        backToForm();
        return;
    }
  };

  /** Synchronous up to the call, since the window has to be opened in the click. */
  const create = async (method: PaymentMethod, payload: CreatePayload): Promise<void> => {
    const isWindowWanted = needsWindow(method, host.kind);
    if (isWindowWanted) page.prepare();
    const key = deps.newId();
    const { amount, currency } = payload;
    const { depositId } = payload;
    entry.write({
      attemptKey: key,
      ...(depositId ? { depositId } : {}),
      route: 'depositComplete',
      paymentMethod: method.name,
      amount,
      currency,
    });
    store.setState({ phase: { kind: 'creating' } });
    const attempt = beginAttempt({
      key,
      clock: deps.clock,
      random: deps.random,
      captcha: deps.captcha,
      send: (captcha, options) => client.call(depositCreate, { ...payload, ...captcha }, options),
      onUnknown: () => store.setState({ phase: { kind: 'checking' } }),
    });
    const mine: Running = { attempt, method, payload, isWindowWanted };
    running = mine;
    const end = await attempt.end;
    // Whoever dropped it has put everything in order already.
    if (running !== mine) return;
    running = undefined;
    settle(end, mine);
  };

  const measureClick = (): void => {
    const depositDelayMs = deps.delay.depositClicked();
    if (depositDelayMs === undefined) return;
    store.setState({ depositDelayMs });
    deps.metrics.report('deposit_delay', depositDelayMs);
  };

  const reportInvalid = (names: readonly string[]): void => {
    measureClick();
    const { fields, method } = store.getState();
    const isTold = (name: string) =>
      name === amountName ||
      fields.some((field) => field.name === name && field.props.validations.some((rule) => rule.isExists));
    for (const field of names.filter(isTold)) {
      analytics.track('regex_error', { event_cat: 'input', form_type: 'method', field, method });
    }
  };

  const drop = (): void => {
    running?.attempt.drop();
    running = undefined;
    page.close();
    store.setState({ phase: { kind: 'editing' } });
  };

  const leave = (): void => {
    const { phase } = store.getState();
    if (running) {
      reportClose(running.attempt.key, running.method, false);
      drop();
    } else if (phase.kind !== 'editing') {
      store.setState({ phase: { kind: 'editing' } });
    }
  };

  const isChecking = () => store.getState().phase.kind === 'checking';
  const askIfChecking = () => {
    if (isChecking()) running?.attempt.askNow();
  };
  client.onReconnect(askIfChecking);
  deps.lifecycle.onVisible(askIfChecking);
  client.onDisconnect(() => {
    if (store.getState().phase.kind === 'creating') store.setState({ phase: { kind: 'checking' } });
  });
  deps.lifecycle.onUnload(() => {
    if (running) reportClose(running.attempt.key, running.method, true);
  });
  deps.windows.onReturn(() => {
    status.refresh();
    if (store.getState().phase.kind === 'redirected') showStatus();
  });
  status.store.subscribe(({ transaction }) => {
    const { phase, response } = store.getState();
    if (!transaction || transaction.id !== response?.depositId) return;
    store.setState({ transaction });
    if (phase.kind === 'redirected' && isEnded(transaction.status)) showStatus();
  });

  return {
    store,
    start(method) {
      leave();
      const mine = ++starts;
      paymentSessionId = undefined;
      store.setState(stateOfMethod(method, session.getState()));
      const { currency } = store.getState();
      void bonus.load();
      void askLimits(deps, method, currency).then((limits) => {
        if (limits && mine === starts) store.setState(withLimits(limits, currency));
      });
      void askSession(deps, store.getState()).then((id) => {
        if (mine === starts) paymentSessionId = id;
      });
    },
    setAmount(text, isFromChip) {
      const amountText = filterAmountText(text);
      store.setState({ amountText, amount: parseAmountText(amountText), isFromChip });
    },
    async submit(values) {
      const state = store.getState();
      const { method, phase, amount, currency } = state;
      if (running && isChecking()) {
        if (running.isWindowWanted) page.ensure();
        running.attempt.askNow();
        return;
      }
      if (!method || running || phase.kind !== 'editing') return;
      const issues = formIssues(
        { ...state, locale: texts.locale, checkLuhn: method.checkLuhn ?? false },
        { amountText: state.amountText, values },
      );
      if (issues.size > 0) {
        reportInvalid([...issues.keys()]);
        return;
      }
      measureClick();
      analytics.track('deposit_submit', { method, submit_amount: amount });
      const { country, parent } = session.getState();
      const depositId = state.isFieldsRequired ? state.response?.depositId : undefined;
      const payload = createPayload({
        method,
        amount,
        currency,
        fields: wireValues(state.fields, values),
        isFromChip: state.isFromChip,
        bonus: bonus.offer(method, amount),
        paymentSessionId,
        country,
        parent,
        depositId: depositId || undefined,
      });
      await create(method, payload);
    },
    reportInvalid,
    async confirmSimilar() {
      const { phase, method } = store.getState();
      if (phase.kind !== 'similarOpen' || !method || !refusedPayload) return;
      await create(method, { ...refusedPayload, isSimilarConfirmed: true });
    },
    declineSimilar() {
      if (store.getState().phase.kind === 'similarOpen') store.setState({ phase: { kind: 'editing' } });
    },
    cancel() {
      if (!running) return;
      drop();
      entry.clear();
    },
    openPayment: reopen,
    showStatus,
    continueDeposit: createContinue(deps, page, dispatch),
    leave,
  };
}
