import type { StoreApi } from 'zustand/vanilla';
import { rulesOf } from '../../forms/form-model.ts';
import { amountName, formIssues } from '../../forms/validate-form.ts';
import type { DepositDeps } from './deposit-deps.ts';
import type { DepositState } from './deposit-flow.ts';

/** What a press of the deposit button tells: how long it took to get there, and which fields were refused. */
export function createFormReports(
  {
    delay,
    metrics,
    analytics,
    texts,
    clock,
  }: Pick<DepositDeps, 'delay' | 'metrics' | 'analytics' | 'texts' | 'clock'>,
  store: StoreApi<DepositState>,
) {
  const measureClick = (): void => {
    const depositDelayMs = delay.depositClicked();
    if (depositDelayMs === undefined) return;
    store.setState({ depositDelayMs });
    metrics.report('deposit_delay', depositDelayMs);
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
  return {
    measureClick,
    reportInvalid,
    /** Does the form keep all rules with these values, by field name? If not, that is told. */
    keepsRules(values: Readonly<Record<string, string>>): boolean {
      const state = store.getState();
      const rules = rulesOf(state, texts.locale, clock.now());
      const issues = formIssues(rules, { amountText: state.amountText, values });
      if (issues.size > 0) reportInvalid([...issues.keys()]);
      return issues.size === 0;
    },
  };
}
