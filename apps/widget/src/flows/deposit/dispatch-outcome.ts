import { depositCancel } from '@opencashier/contract/calls/deposit-cancel';
import type { DepositResponse } from '@opencashier/contract/entities/deposit';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { StoreApi } from 'zustand/vanilla';
import { fromAdditionalField, mergeFields } from '../../forms/form-fields.ts';
import { isSafeUrl } from '../../host/safe-url.ts';
import { completeQuery } from '../complete-query.ts';
import { isSealed } from './card-sealer.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { DepositState } from './deposit-flow.ts';
import { stateOfMethod } from './deposit-start.ts';
import { type DepositOutcome, outcomeOf, routeOfOutcome } from './outcome.ts';
import type { PaymentPage } from './payment-page.ts';
import type { RedirectTarget } from './payment-windows.ts';
import { isIncomplete } from './peer-to-peer.ts';
import { takesCode } from './takes-code.ts';

/** A deposit that the server created or goes on with. */
export interface CreatedDeposit {
  readonly response: DepositResponse;
  readonly attemptKey: string;
  readonly method: PaymentMethod;
  readonly paymentMethod: string;
  readonly amount: number;
  readonly currency: string;
  /** Where the player is: on the form, or on the page of a deposit that is continued. */
  readonly origin: 'form' | 'page';
  /** Was a window asked for in the click? */
  readonly isWindowWanted: boolean;
  /** What the address of its room says beside the deposit. */
  readonly about?: Readonly<Record<string, string>>;
}

export interface OutcomeDispatch {
  dispatch(created: CreatedDeposit): void;
  /** From a click: the payment page of the last redirect once more, in a window or in the player's own tab. */
  show(where: 'reopen' | 'here'): void;
}

type Deps = Pick<
  DepositDeps,
  | 'client'
  | 'host'
  | 'navigator'
  | 'notifications'
  | 'texts'
  | 'status'
  | 'entry'
  | 'session'
  | 'selection'
  | 'httpOrigins'
>;

const incomplete = 'banking.invalidResponse';

/** Takes a created deposit to its room: opens its page, follows its status, and leaves the form where it has to. */
export function createOutcomeDispatch(
  deps: Deps,
  store: StoreApi<DepositState>,
  page: PaymentPage,
): OutcomeDispatch {
  const { navigator, notifications, texts, status, entry } = deps;
  let target: RedirectTarget | undefined;

  const giveUp = (key: string): void => {
    page.close();
    entry.clear();
    store.setState({ phase: { kind: 'editing' } });
    notifications.show({ tone: 'danger', text: texts.text(key) });
  };

  /** Nobody can pay it: given up at once, or the next try would only find it again. */
  const refuseIncomplete = ({ paymentMethod }: CreatedDeposit, depositId: string): void => {
    void deps.client.call(depositCancel, { depositId, paymentMethod });
    deps.host.send('displayError', { message: `deposit-create-p2p: ${incomplete}`, code: incomplete });
    giveUp(`common.errors.${incomplete}`);
  };

  const askForFields = (
    created: CreatedDeposit,
    outcome: Extract<DepositOutcome, { kind: 'fieldsRequired' }>,
  ): void => {
    page.close();
    // The form that it goes on with is gone after a reload; the open deposit stands in the list.
    entry.clear();
    const { method } = created;
    if (created.origin === 'page') {
      const { amount, currency } = created;
      const started = stateOfMethod(method, deps.session.getState());
      store.setState({ ...started, currency, amount, amountText: String(amount) });
      deps.selection.setState({ method, group: undefined });
      navigator.go('depositRedirect');
    }
    store.setState(({ fields }) => ({
      phase: { kind: 'editing' },
      response: created.response,
      isFieldsRequired: true,
      fields: mergeFields(fields, outcome.fields.map(fromAdditionalField)),
    }));
  };

  /** The payment page is opened beside whatever comes next. */
  const openSource = (created: CreatedDeposit, source: RedirectTarget | undefined) => {
    target = source;
    if (source) return page.open(source, created.isWindowWanted);
    page.close();
    return undefined;
  };

  /** A press on a deposit's page that opened nothing has to say so. */
  const tellUnopened = (source: RedirectTarget | undefined, opened: ReturnType<typeof openSource>): void => {
    if (!source) {
      notifications.show({ tone: 'info', text: texts.text('common.errors.banking.depositNotPayable') });
    } else if (opened === 'blocked') {
      notifications.show({
        tone: 'warning',
        text: texts.text('redirected.blocked.title'),
        action: { label: texts.text('redirected.openPayment'), run: () => void page.reopen(source) },
      });
    }
  };

  return {
    dispatch(created) {
      const outcome = outcomeOf(created.response);
      if (!outcome) {
        giveUp('common.errors.provider');
        return;
      }
      if (outcome.kind === 'fieldsRequired') {
        askForFields(created, outcome);
        return;
      }
      const { depositId, source } = outcome;
      const allowance = { deepLinkSchemes: created.method.deepLinkSchemes, httpOrigins: deps.httpOrigins };
      if (source && !isSafeUrl(source.url, allowance)) {
        giveUp('common.errors.unsafeAddress');
        return;
      }
      const { attemptKey, paymentMethod, amount, currency } = created;
      const isPeerToPeer = created.method.cardViewType === cardViewTypes.p2p;
      if (isPeerToPeer && isIncomplete(outcome, created.response)) {
        refuseIncomplete(created, depositId);
        return;
      }
      // A card that was charged here, or a code that was taken, asks for nothing more.
      const { method: paid } = created;
      const isCharged = outcome.kind === 'offline' && (isSealed(paid) || takesCode(paid));
      const room = isCharged ? undefined : routeOfOutcome(outcome, 'depositComplete', isPeerToPeer);
      const route = room ?? 'depositComplete';
      entry.write({ attemptKey, paymentId: depositId, route, paymentMethod, amount, currency });
      store.setState({ response: created.response, isFieldsRequired: false });
      const opened = openSource(created, source);
      if (outcome.kind === 'unifiedForm') {
        // The amount was taken with the create: what the payee made of it is no more to be judged.
        const fields = outcome.form.fields.map(fromAdditionalField);
        store.setState({ isFieldsRequired: true, fields, limits: undefined, chips: [] });
      }
      status.follow(depositId, { paymentMethod });
      if (outcome.kind === 'redirect' && created.origin === 'form') {
        const { url, method: how } = outcome.source;
        const window = opened ?? 'blocked';
        store.setState({ phase: { kind: 'redirected', depositId, url, isForm: how === 'POST', window } });
        return;
      }
      store.setState({ phase: { kind: 'editing' } });
      if (created.origin === 'page' && route === 'depositComplete') tellUnopened(source, opened);
      // A room needs to know what was chosen; one that is continued may be of a method that the list lacks.
      const { method } = created;
      if (deps.selection.getState().method !== method) deps.selection.setState({ method, group: undefined });
      navigator.go(route, {
        query: { ...completeQuery(depositId, 'waiting'), ...created.about },
        replace: created.origin === 'page',
      });
    },
    show(where) {
      const { phase } = store.getState();
      if (phase.kind !== 'redirected' || !target) return;
      store.setState({ phase: { ...phase, window: page[where](target) } });
    },
  };
}
