import type { FormField } from '@opencashier/contract/entities/form-field';
import { formatAmountInput } from '@opencashier/money/format';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { useTexts } from '../i18n/use-text.ts';
import { enteredAmount } from './amount-entry.ts';
import { amountIssue, limitsHint } from './amount-rules.ts';
import type { DepositForm, FieldControl, InputBinding } from './deposit-form.ts';
import { autoCompleteOf, inputModeOf } from './field-hints.ts';
import { visibleFields } from './form-fields.ts';
import { fittingChips, restingValue, rulesOf, typedValues } from './form-model.ts';
import type { FormSource } from './form-source.ts';
import { keepValues, takeValues } from './kept-values.ts';
import { useFieldElements } from './use-field-elements.ts';
import { amountContext, amountName, formIssues, isFormFilled, issueOfField } from './validate-form.ts';

type Values = Record<string, string>;

/** The alias of the amount, which no field's can be. */
const amountAlias = '#amount';

/** The error of a text that was not taken at all; what stands in the amount is not what is wrong. */
const refused = 'refused';

/** A deposit form over its source: values, errors and what is to be drawn. */
export function useDepositForm(source: FormSource): DepositForm {
  const { locale } = useTexts();
  const state = useStore(source.store);
  const [before] = useState(() => takeValues(state.fields));
  const form = useForm<Values>({ defaultValues: before });
  const { errors, touchedFields, dirtyFields, isDirty } = form.formState;
  const { fields, amountText, method } = state;
  const typed = typedValues(fields, form.watch());
  const shown = visibleFields(fields, typed);
  const rules = rulesOf(state, locale, Date.now());
  const amountRules = amountContext(rules, typed);
  const input = { amountText, values: typed };
  const issues = formIssues(rules, input);
  const isRefused = errors[amountAlias]?.type === refused;
  const isPending = state.phase.kind === 'creating' || state.phase.kind === 'checking';

  const methodName = method?.name;
  const shownMethod = useRef(methodName);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method is another form, whatever else changes.
  useEffect(() => {
    if (shownMethod.current === methodName) return;
    shownMethod.current = methodName;
    form.reset({});
  }, [methodName]);
  useEffect(
    () => () => {
      const { fields: left, response } = source.store.getState();
      // What was sent is not kept.
      if (response === undefined) keepValues(left, form.getValues());
    },
    [source, form],
  );

  const mark = (alias: string, isWrong: boolean): void => {
    if (isWrong) form.setError(alias, { type: 'rule' });
    else form.clearErrors(alias);
  };
  /** As if every field had been left. */
  const touch = (broken: ReadonlyMap<string, unknown>): void => {
    form.setValue(amountAlias, amountText, { shouldTouch: true });
    mark(amountAlias, broken.has(amountName));
    for (const { alias, name } of shown) {
      form.setValue(alias, typed[name] ?? '', { shouldTouch: true });
      mark(alias, broken.has(name));
    }
  };
  const isTriggered = (alias: string) => touchedFields[alias] === true || errors[alias] !== undefined;

  const markAmong = (field: FormField, values: Readonly<Record<string, string>>): void =>
    mark(field.alias, issueOfField(field, rules, { amountText, values }) !== undefined);

  const setTyped = (field: FormField, text: string): void => {
    form.setValue(field.alias, text, { shouldDirty: true });
    source.entered?.(field.name, text);
    if (isTriggered(field.alias)) markAmong(field, { ...typed, [field.name]: text });
  };
  const elements = useFieldElements(setTyped);

  const focus = (name: string, alias: string): void => {
    elements.sync(name);
    if (!elements.isGuiding()) form.clearErrors(alias);
  };

  const controlOf = (field: FormField): FieldControl => {
    const { name, alias } = field;
    const value = typed[name] ?? restingValue(field);
    const leave = (): void => {
      const text = value.trim();
      // A prefix alone keeps its space, behind which one goes on typing.
      const kept = value === restingValue(field) ? value : text;
      form.setValue(alias, kept, { shouldDirty: true, shouldTouch: true });
      markAmong(field, { ...typed, [name]: kept });
    };
    const choose = (text: string): void => {
      form.setValue(alias, text, { shouldDirty: true, shouldTouch: true });
      const values = { ...typed, [name]: text };
      markAmong(field, values);
      // An address is one of the network that is chosen, an account one of the bank.
      for (const other of shown) if (other !== field && isTriggered(other.alias)) markAmong(other, values);
    };
    const binding: InputBinding = {
      name,
      value,
      ref: elements.refOf(name, field),
      onChange: (event) => setTyped(field, event.target.value),
      onBlur: leave,
      onFocus: () => focus(name, alias),
    };
    const props = {
      ...field.props,
      isTriggered: dirtyFields[alias] === true || isTriggered(alias),
      isDisabled: field.props.isDisabled || isPending,
    };
    return {
      field: { ...field, props },
      input: binding,
      onValue: choose,
      inputMode: inputModeOf(field),
      autoComplete: autoCompleteOf(field),
      error: errors[alias] ? issues.get(name) : undefined,
    };
  };

  const setAmount = (text: string, isFromChip: boolean): void => {
    source.setAmount(text, isFromChip);
    form.setValue(amountAlias, text, { shouldDirty: true });
    const issue = amountIssue(source.store.getState().amountText, amountRules);
    if (isFromChip || isTriggered(amountAlias)) mark(amountAlias, issue !== undefined);
  };

  const enterAmount: InputBinding['onChange'] = ({ target, nativeEvent }) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
    const text = enteredAmount(amountText, target.value, inputType);
    if (text === undefined) form.setError(amountAlias, { type: refused });
    else setAmount(text, false);
  };

  const leaveAmount = (): void => {
    if (isRefused) return;
    form.setValue(amountAlias, amountText, { shouldTouch: true });
    // An empty amount is asked for on submit, not in passing.
    mark(amountAlias, amountText.trim() !== '' && issues.has(amountName));
  };

  const submit = (event?: { preventDefault(): void }): void => {
    event?.preventDefault();
    const now = source.store.getState();
    const broken = formIssues(rulesOf(now, locale, Date.now()), {
      amountText: now.amountText,
      values: typed,
    });
    if (broken.size === 0) {
      void source.submit(typed);
      return;
    }
    const names = [...broken.keys()];
    touch(broken);
    source.reportInvalid(names);
    elements.guideTo(names[0]);
  };

  return {
    status: {
      isDirty,
      isPending,
      isError: Object.keys(errors).length > 0,
      isInvalid: issues.size > 0,
      isTouched: Object.keys(touchedFields).length > 0,
      isFilled: isFormFilled(rules, input),
    },
    amount: {
      input: {
        name: amountName,
        value: amountText,
        ref: elements.refOf(amountName),
        onChange: enterAmount,
        onBlur: leaveAmount,
        onFocus: () => focus(amountName, amountAlias),
      },
      error: isRefused ? { key: 'amount.error.number' } : errors[amountAlias] && issues.get(amountName),
      isValid: !issues.has(amountName),
      hint: limitsHint(amountRules),
      chips: fittingChips(state, rules, typed),
      current: state.amount,
      chosenChip: state.chips.find((chip) => chip === state.amount),
      chooseChip: (amount) => setAmount(formatAmountInput(amount, state.currency, locale), true),
    },
    fields: shown.map(controlOf),
    submit,
    reset() {
      form.reset({});
      source.setAmount('', false);
    },
  };
}
