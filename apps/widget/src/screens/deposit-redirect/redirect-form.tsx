import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { AmountWorth } from '../../card-views/amount-worth.tsx';
import { useMoney } from '../../card-views/use-money.ts';
import type { Message } from '../../forms/message.ts';
import { useDepositForm } from '../../forms/use-deposit-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { BonusCard } from './bonus-card.tsx';
import { FormField } from './form-field.tsx';
import { MethodFacts } from './method-facts.tsx';
import { MethodHead } from './method-head.tsx';
import { PreparationState } from './preparation-state.tsx';
import styles from './redirect-form.module.css';
import { SimilarDialog } from './similar-dialog.tsx';
import { SubmitActions } from './submit-actions.tsx';
import { useViewParts } from './view-parts.ts';

/** Amount, fields and bonus of one method. */
export function RedirectForm({ method }: { readonly method: PaymentMethod }) {
  const { deposit } = useServices();
  const { Lead, Choice, Extra, NextStep } = useViewParts(method) ?? {};
  const t = useText();
  const money = useMoney();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useDepositForm(deposit);
  const currency = useStore(deposit.store, (state) => state.currency);
  const kind = useStore(deposit.store, (state) => state.phase.kind);
  const isFieldsRequired = useStore(deposit.store, (state) => state.isFieldsRequired);
  useEffect(() => {
    // With a mouse there is a keyboard; on a phone the one on the screen would cover the quick amounts.
    if (matchMedia('(pointer: fine)').matches)
      element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  const words = (message: Message | undefined) => message && t(message.key, message.values);
  const isLocked = kind === 'creating' || kind === 'checking';

  return (
    <Screen actions={<SubmitActions formId={formId} isAmountValid={form.amount.isValid} />}>
      <MethodHead method={method} />
      {Lead && !isFieldsRequired ? <Lead method={method} /> : null}
      <form ref={element} id={formId} className={styles.form} noValidate onSubmit={form.submit}>
        <div className={styles.amount}>
          <AmountField
            {...form.amount.input}
            label={t('deposit.amount')}
            currency={currency}
            hint={words(form.amount.hint)}
            error={words(form.amount.error)}
            readOnly={isLocked || isFieldsRequired}
          />
          <AmountWorth method={method} />
          {form.amount.chips.length > 0 && !isFieldsRequired ? (
            <Chips
              label={t('deposit.quickAmounts')}
              chips={form.amount.chips.map((value) => ({ value, text: money(value, currency) }))}
              chosen={form.amount.chosenChip}
              onChoose={form.amount.chooseChip}
              testId="amount-chip"
              valueAttribute="data-amount"
            />
          ) : null}
        </div>
        {isFieldsRequired ? (
          <Notice title={t('deposit.fieldsRequired')}>{t('deposit.fieldsRequiredText')}</Notice>
        ) : null}
        <PreparationState method={method}>
          {Choice && !isFieldsRequired ? <Choice method={method} /> : null}
          {form.fields.map((control) => (
            <FormField key={control.field.alias} control={control} isLocked={isLocked} />
          ))}
          {Extra && !isFieldsRequired ? <Extra method={method} /> : null}
        </PreparationState>
      </form>
      <BonusCard method={method} />
      <MethodFacts method={method} isAmountValid={form.amount.isValid} />
      {NextStep ? <NextStep method={method} /> : null}
      <SimilarDialog />
    </Screen>
  );
}
