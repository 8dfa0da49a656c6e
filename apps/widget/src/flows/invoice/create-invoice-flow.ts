import { bankGet } from '@opencashier/contract/calls/bank-get';
import { depositCancel } from '@opencashier/contract/calls/deposit-cancel';
import { depositComplete } from '@opencashier/contract/calls/deposit-complete';
import { externalDepositContinue } from '@opencashier/contract/calls/external-deposit-continue';
import { socketRetry } from '@opencashier/contract/constants';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { createStore } from 'zustand/vanilla';
import { backoffDelay } from '../../api/backoff.ts';
import type { Client } from '../../api/client.ts';
import { fromAdditionalField } from '../../forms/form-fields.ts';
import { isSafeUrl } from '../../host/safe-url.ts';
import type { Clock } from '../clock.ts';
import { againQuery, completeQuery } from '../complete-query.ts';
import type { DepositFlow } from '../deposit/deposit-flow.ts';
import { createFailureOf } from '../deposit/failure.ts';
import { isStandIn } from '../deposit/method-of-deposit.ts';
import { type DepositOutcome, outcomeOf, routeOfOutcome } from '../deposit/outcome.ts';
import { isIncomplete } from '../deposit/peer-to-peer.ts';
import { isPeerToPeer } from '../deposit/send-create.ts';
import type { Navigator } from '../navigator.ts';
import type { RouteName } from '../route-names.ts';
import type { SelectionStore } from '../selection.ts';
import { isEnded, type StatusFlow } from '../status.ts';
import type { InvoiceFlow, InvoiceState } from './invoice.ts';

export interface InvoiceDeps {
  readonly client: Client;
  readonly navigator: Navigator;
  readonly selection: SelectionStore;
  readonly deposit: Pick<DepositFlow, 'store' | 'adoptForm'>;
  readonly status: StatusFlow;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Between 0 and 1, for the jitter of the back-off. */
  readonly random: () => number;
  /** Origins that links may have over http, for development. */
  readonly httpOrigins: readonly string[];
}

const nothing: InvoiceState = {
  depositId: undefined,
  phase: 'loading',
  response: undefined,
  outcome: undefined,
  method: undefined,
  amount: 0,
  currency: '',
  bank: undefined,
  action: 'none',
};

/** The first digits of a card tell its bank. */
const bin = /^\d{6,8}/;

export function createInvoiceFlow(deps: InvoiceDeps): InvoiceFlow {
  const { client, navigator, selection, deposit, status, clock } = deps;
  const store = createStore<InvoiceState>(() => nothing);
  let visits = 0;
  let callOff = () => {};
  /** The room that is shown, where it has to fit what the server says. */
  let shownRoom: RouteName | undefined;
  /** The player asked for the details of what they said to have paid. */
  let mayBeClaimed = false;

  const toComplete = (hint: string): void => {
    const { depositId } = store.getState();
    if (depositId) navigator.go('depositComplete', { query: completeQuery(depositId, hint), replace: true });
  };

  /** Nothing that could be paid by: what became of it is all there is to see. */
  const giveUp = (): void => {
    store.setState({ phase: 'gone' });
    toComplete('waiting');
  };

  const roomOf = (outcome: DepositOutcome): RouteName => {
    const { method } = selection.getState();
    const isAmongPeers = method !== undefined && isPeerToPeer(method);
    return routeOfOutcome(outcome, 'depositComplete', isAmongPeers) ?? 'depositComplete';
  };

  const take = (response: DepositResponse): void => {
    const outcome = outcomeOf(response);
    const { method } = selection.getState();
    // Paid by now, or a page that somebody else shows.
    const isElsewhere = !outcome || outcome.kind === 'other' || outcome.kind === 'redirect';
    if (isElsewhere || (method && isPeerToPeer(method) && isIncomplete(outcome, response))) {
      giveUp();
      return;
    }
    const { depositId } = store.getState();
    const room = roomOf(outcome);
    if (shownRoom !== undefined && room !== shownRoom && depositId !== undefined) {
      // It has gone on since: a form was sent in another tab, or the way back led to an older room.
      const query = { ...completeQuery(depositId, 'waiting'), ...(mayBeClaimed ? againQuery : {}) };
      navigator.go(room, { query, replace: true });
      return;
    }
    const { payment_amount: amount = 0, payment_currency: currency = '' } = response;
    store.setState({ phase: 'ready', response, outcome, method, amount, currency });
    if (outcome.kind === 'unifiedForm' && method) {
      const known = deposit.store.getState();
      const isKnown = known.isFieldsRequired && known.response?.depositId === response.depositId;
      const fields = outcome.form.fields.map(fromAdditionalField);
      if (!isKnown) deposit.adoptForm({ method, response, amount, currency, fields });
    }
    if (outcome.kind === 'hostToHost') void askBank(outcome.card?.number, method?.name);
  };

  const askBank = async (number: string | undefined, paymentMethod: string | undefined): Promise<void> => {
    const digits = bin.exec(number?.replace(/\s/g, '') ?? '')?.[0];
    if (!digits || !paymentMethod) return;
    const mine = visits;
    const result = await client.call(bankGet, { payment_method: paymentMethod, bin: digits });
    if (mine === visits && result.ok && result.data.bank) store.setState({ bank: result.data.bank.name });
  };

  const ask = async (depositId: string, tries: number): Promise<void> => {
    const mine = visits;
    const result = await client.call(
      externalDepositContinue,
      { depositId },
      { idempotencyKey: deps.newId() },
    );
    if (mine !== visits) return;
    if (result.ok) {
      const { paymentMethod: offered, ...response } = result.data;
      const { method } = selection.getState();
      if (offered && method && isStandIn(method)) selection.setState({ method: offered });
      take(response);
      return;
    }
    const failure = createFailureOf(result.error);
    if (failure.kind === 'silent') return;
    if (failure.kind === 'unknown') {
      store.setState({ phase: 'checking' });
      const delay = backoffDelay(tries, socketRetry.maxBackoffMs, deps.random);
      callOff = clock.after(delay, () => void ask(depositId, tries + 1));
      return;
    }
    giveUp();
  };

  status.store.subscribe((now) => {
    const { depositId } = store.getState();
    if (depositId === undefined || now.paymentId !== depositId || !now.transaction) return;
    const { status: told, claimedAt } = now.transaction;
    // Claimed here or in another tab: who is asked to pay once more might do so.
    if (isEnded(told) || (claimedAt !== undefined && !mayBeClaimed)) toComplete(told);
  });

  const leave = (): void => {
    visits += 1;
    callOff();
    store.setState(nothing);
  };

  return {
    store,
    open(depositId, room, isLookedAtAgain = false) {
      if (store.getState().depositId === depositId && shownRoom === room) return;
      leave();
      mayBeClaimed = isLookedAtAgain;
      shownRoom = room;
      store.setState({ depositId });
      const { response } = deposit.store.getState();
      if (response?.depositId === depositId) take(response);
      else void ask(depositId, 0);
      status.follow(depositId);
    },
    async claim(fields) {
      const { depositId, method, action } = store.getState();
      const paymentMethod = method?.name ?? status.store.getState().transaction?.paymentMethod;
      if (!depositId || !paymentMethod || action !== 'none') return;
      store.setState({ action: 'claiming' });
      const request = { depositId, paymentMethod, ...(fields ? { fields: { ...fields } } : {}) };
      const mine = visits;
      await client.call(depositComplete, request, { idempotencyKey: deps.newId() });
      if (mine !== visits) return;
      store.setState({ action: 'none' });
      status.refresh();
      toComplete('waiting');
    },
    async cancel() {
      const { method, action, ...room } = store.getState();
      const depositId = room.depositId ?? status.store.getState().transaction?.id;
      const paymentMethod = method?.name ?? status.store.getState().transaction?.paymentMethod;
      if (!depositId || !paymentMethod || action !== 'none') return;
      store.setState({ action: 'canceling' });
      const mine = visits;
      await client.call(depositCancel, { depositId, paymentMethod });
      if (mine !== visits) return;
      store.setState({ action: 'none' });
      // Whether it was given up, or paid before, is the server's to tell.
      status.refresh();
      toComplete('waiting');
    },
    showStatus: () => toComplete('waiting'),
    isSafeLink: (url, deepLinkSchemes) => isSafeUrl(url, { deepLinkSchemes, httpOrigins: deps.httpOrigins }),
    leave,
  };
}
