import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { createStore } from 'zustand/vanilla';
import { amountOfText } from '../../forms/amount-entry.ts';
import { completeQuery } from '../complete-query.ts';
import { isEnded } from '../status.ts';
import { type Attempt, type AttemptEnd, beginAttempt } from './attempt.ts';
import { createBankOfCard } from './bank-of-card.ts';
import { captchaFor } from './captcha-runner.ts';
import { createCloseReport } from './close-report.ts';
import { createContinue } from './continue-deposit.ts';
import type { CreatePayload } from './create-payload.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { DepositFlow, DepositState } from './deposit-flow.ts';
import {
  askLimits,
  askSession,
  nothingStarted,
  stateOfForm,
  stateOfMethod,
  withLimits,
} from './deposit-start.ts';
import { createOutcomeDispatch } from './dispatch-outcome.ts';
import { refusalNotice } from './failure.ts';
import { createFormReports } from './form-reports.ts';
import { formRoomOf } from './form-room.ts';
import { makePayload, needsMaking } from './make-payload.ts';
import { payloadOf } from './payload-of-form.ts';
import { createPaymentPage } from './payment-page.ts';
import { isPrepared, needsPreparation, prepare } from './preparation.ts';
import { needsWindow, nowhereElse, otherPlaces } from './redirect-channel.ts';
import { senderOf } from './send-create.ts';
import { withWallet } from './wallet-fields.ts';

/** An attempt that is under way, with what it was made of. */
interface Running {
  readonly key: string;
  /** Undefined until everything that comes before the first call is done. */
  attempt: Attempt | undefined;
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
  const { dispatch, show } = createOutcomeDispatch(deps, store, page);
  const continueDeposit = createContinue(deps, page, dispatch);
  const bankOfCard = createBankOfCard(deps, store);

  const showStatus = (): void => {
    const { phase, response } = store.getState();
    const depositId = phase.kind === 'redirected' ? phase.depositId : response?.depositId;
    if (!depositId) return;
    const followed = status.store.getState();
    const known = followed.paymentId === depositId ? followed.status : 'waiting';
    navigator.go('depositComplete', { query: completeQuery(depositId, known), replace: true });
  };

  const backToForm = (): void => {
    page.close();
    if (!formRoomOf(store.getState())) entry.clear();
    store.setState({ phase: { kind: 'editing' } });
  };

  const settle = (end: AttemptEnd, { key, method, payload, isWindowWanted }: Running): void => {
    const { amount, currency } = payload;
    switch (end.kind) {
      case 'created':
        analytics.track('deposit_created', { method, submit_amount: amount });
        dispatch({
          response: end.response,
          attemptKey: key,
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
        // They have changed since the form was drawn.
        if (end.code === 'banking.amountOutOfLimits') refreshLimits(method);
        return;
      case 'captchaFailed':
        backToForm();
        notifications.show({ tone: end.tone, text: end.text });
        return;
      case 'dropped':
        backToForm();
        return;
    }
  };

  /** What has to be done before the first call; undefined where nothing is to be created. */
  const made = async (mine: Running): Promise<CreatePayload | undefined> => {
    const { method, payload } = mine;
    const { country } = session.getState();
    const result = await makePayload(deps, method, payload, { country, ...store.getState() });
    // The player left, or took it back.
    if (running !== mine) return undefined;
    if (result.kind === 'made') return result.payload;
    running = undefined;
    backToForm();
    if (result.kind === 'existing') await continueDeposit({ ...result.deposit, paymentMethod: method.name });
    else notifications.show({ tone: 'danger', text: texts.text('common.errors.cardEncryption') });
    return undefined;
  };

  const begin = async (mine: Running, payload: CreatePayload): Promise<void> => {
    const { key, method } = mine;
    const { amount, currency, depositId } = payload;
    const deposit = depositId ? { paymentId: depositId } : {};
    const paymentMethod = method.name;
    const route = formRoomOf(store.getState()) ?? 'depositComplete';
    entry.write({ attemptKey: key, ...deposit, route, paymentMethod, amount, currency });
    const attempt = beginAttempt({
      key,
      clock: deps.clock,
      random: deps.random,
      ...captchaFor(deps, page, method),
      send: senderOf(deps, method, payload),
      onUnknown: () => store.setState({ phase: { kind: 'checking' } }),
    });
    mine.attempt = attempt;
    const end = await attempt.end;
    // Whoever dropped it has put everything in order already.
    if (running !== mine) return;
    running = undefined;
    settle(end, mine);
  };

  /** Synchronous up to the first call, since the window has to be opened in the click. */
  const create = async (method: PaymentMethod, payload: CreatePayload): Promise<void> => {
    const isWindowWanted = needsWindow(method, host.kind);
    if (isWindowWanted) page.prepare();
    store.setState({ phase: { kind: 'creating' } });
    const mine: Running = { key: deps.newId(), attempt: undefined, method, payload, isWindowWanted };
    running = mine;
    const sent = needsMaking(method, payload) ? await made(mine) : payload;
    if (sent && running === mine) await begin(mine, sent);
  };

  const { measureClick, reportInvalid, keepsRules } = createFormReports(deps, store);

  const drop = (): void => {
    running?.attempt?.drop();
    running = undefined;
    page.close();
    store.setState({ phase: { kind: 'editing' } });
  };

  const leave = (): void => {
    const { phase } = store.getState();
    if (running) {
      reportClose(running.key, running.method, false);
      drop();
    } else if (phase.kind !== 'editing') {
      store.setState({ phase: { kind: 'editing' } });
    }
  };

  const prepareFor = (method: PaymentMethod): void => {
    if (!needsPreparation(method)) return;
    const mine = starts;
    store.setState({ preparation: { kind: 'loading' } });
    const { currency } = store.getState();
    void prepare(deps, method, currency, session.getState().country).then((prepared) => {
      if (mine === starts) store.setState(prepared);
    });
  };

  const refreshLimits = (method: PaymentMethod): void => {
    const mine = starts;
    const { currency } = store.getState();
    void askLimits(deps, method, currency).then((limits) => {
      if (limits && mine === starts) store.setState(withLimits(limits, currency));
    });
  };

  const isChecking = () => store.getState().phase.kind === 'checking';
  const askIfChecking = () => {
    if (isChecking()) running?.attempt?.askNow();
  };
  client.onReconnect(askIfChecking);
  deps.lifecycle.onVisible(askIfChecking);
  client.onDisconnect(() => running?.attempt?.lose());
  deps.lifecycle.onUnload(() => {
    if (running) reportClose(running.key, running.method, true);
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
      void bonus.load();
      prepareFor(method);
      refreshLimits(method);
      void askSession(deps, store.getState()).then((id) => {
        if (mine === starts) paymentSessionId = id;
      });
    },
    prepareAgain() {
      const { method } = store.getState();
      if (method) prepareFor(method);
    },
    chooseWallet(walletId) {
      store.setState(({ fields }) => ({ walletId, fields: withWallet(fields, walletId !== undefined) }));
    },
    adoptForm(form) {
      starts += 1;
      store.setState(stateOfForm(form, session.getState()));
    },
    setAmount(amountText, isFromChip) {
      const amount = amountOfText(amountText, store.getState().currency);
      store.setState({ amountText, amount, isFromChip });
    },
    entered: (name, text) => void bankOfCard(name, text),
    async submit(values) {
      const state = store.getState();
      const { method, phase, amount } = state;
      if (running && isChecking()) {
        if (running.isWindowWanted) page.ensure();
        running.attempt?.askNow();
        return;
      }
      if (!method || running || phase.kind !== 'editing' || !isPrepared(state.preparation)) return;
      if (!keepsRules(values)) return;
      measureClick();
      analytics.track('deposit_submit', { method, submit_amount: amount });
      const offer = bonus.offer(method, amount);
      await create(method, payloadOf(state, { method, values, offer, paymentSessionId, session }));
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
      if (!formRoomOf(store.getState())) entry.clear();
    },
    openPayment: () => show('reopen'),
    payHere: () => show('here'),
    otherPlaces() {
      const { phase } = store.getState();
      return phase.kind === 'redirected' ? otherPlaces(phase) : nowhereElse;
    },
    showStatus,
    continueDeposit,
    leave,
  };
}
