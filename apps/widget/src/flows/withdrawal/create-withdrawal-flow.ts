import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { createStore } from 'zustand/vanilla';
import { amountOfText } from '../../forms/amount-entry.ts';
import { rulesOf } from '../../forms/form-model.ts';
import { formIssues } from '../../forms/validate-form.ts';
import { balanceOf } from '../balances.ts';
import { isPrepared, prepare } from '../deposit/preparation.ts';
import { choiceQuery } from '../method-route.ts';
import { createCodeSteps } from './code-steps.ts';
import { createRequestStep } from './request-step.ts';
import type { WithdrawalFlow, WithdrawalState } from './withdrawal.ts';
import type { WithdrawalDeps } from './withdrawal-deps.ts';
import {
  bankField,
  catalogueLimits,
  destinationCheckOf,
  needsPreparation,
  nothingMade,
  nothingStarted,
  stateOfMethod,
  withinBalance,
} from './withdrawal-start.ts';

export function createWithdrawalFlow(deps: WithdrawalDeps): WithdrawalFlow {
  const { client, navigator, session, selection, balances, texts, analytics, clock } = deps;
  const store = createStore<WithdrawalState>(() => nothingStarted);
  let starts = 0;

  const request = createRequestStep(deps, store);
  const code = createCodeSteps(deps, store);

  const withdrawableIn = (currency: string) => balanceOf(balances.store.getState(), currency)?.withdrawable;

  const prepareFor = (method: PaymentMethod): void => {
    if (!needsPreparation(method)) return;
    const mine = starts;
    store.setState({ preparation: { kind: 'loading' } });
    const { currency } = store.getState();
    void prepare({ client }, method, currency, session.getState().country).then(({ preparation, fields }) => {
      if (mine === starts) store.setState({ preparation, fields });
    });
  };

  const loadCheckFor = (method: PaymentMethod): void => {
    const mine = starts;
    deps.loadDestinationCheck(method).then(
      (check) => {
        if (mine === starts) store.setState({ checkDestination: destinationCheckOf(method, check) });
      },
      // The server has the last word in any case.
      () => undefined,
    );
  };

  balances.store.subscribe(() => {
    const { method, currency, accepted } = store.getState();
    if (!method || accepted) return;
    const limits = catalogueLimits(method, currency, session.getState().country);
    store.setState(withinBalance(limits, withdrawableIn(currency), currency));
  });

  const setBank = (bank: string): void =>
    store.setState(({ fields }) => ({
      fields: fields.map((field) =>
        field.name === bankField ? { ...field, props: { ...field.props, value: bank } } : field,
      ),
    }));

  const reportInvalid = (names: readonly string[]): void => {
    const { method } = store.getState();
    const details = { kind: 'withdrawal', event_cat: 'input', form_type: 'method', method } as const;
    for (const field of names) analytics.track('regex_error', { ...details, field });
  };

  return {
    store,
    start(method) {
      // Nobody knows yet what becomes of the one before: it is neither forgotten nor asked for twice.
      if (request.isRunning()) return;
      starts += 1;
      store.setState(stateOfMethod(method, session.getState(), withdrawableIn));
      void balances.load();
      loadCheckFor(method);
      prepareFor(method);
    },
    prepareAgain() {
      const { method } = store.getState();
      if (method) prepareFor(method);
    },
    chooseBank: (bank) => setBank(bank ?? ''),
    setAmount(amountText, isFromChip) {
      const amount = amountOfText(amountText, store.getState().currency);
      store.setState({ amountText, amount, isFromChip });
    },
    async submit(values) {
      const state = store.getState();
      const { method, phase, amountText, amount } = state;
      if (!method || phase.kind !== 'editing' || !isPrepared(state.preparation)) return;
      const rules = rulesOf(state, texts.locale, clock.now());
      const issues = formIssues(rules, { amountText, values });
      if (issues.size > 0) {
        reportInvalid([...issues.keys()]);
        return;
      }
      analytics.track('withdrawal_form', { kind: 'withdrawal', method, submit_amount: amount });
      store.setState(({ fields }) => ({
        // The code of the one before is asked for on a page of its own.
        ...nothingMade,
        accepted: values,
        refusal: undefined,
        // Whoever comes back from the summary finds what was typed.
        fields: fields.map((field) => ({
          ...field,
          props: { ...field.props, value: values[field.name] ?? field.props.value },
        })),
      }));
      navigator.go('withdrawalConfirm', { query: choiceQuery(selection.getState()) });
    },
    reportInvalid,
    create: request.create,
    ...code,
  };
}
