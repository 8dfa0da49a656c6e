import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useId } from 'react';
import { useStore } from 'zustand';
import { AmountWorth } from '../../card-views/amount-worth.tsx';
import { useDepositForm } from '../../forms/use-deposit-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { SimilarDialog } from '../../invoice/similar-dialog.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { BonusCard } from './bonus-card.tsx';
import { BonusLine } from './bonus-line.tsx';
import { FirstLimits } from './first-limits.tsx';
import { FormBody } from './form-body.tsx';
import { FormField } from './form-field.tsx';
import { MethodFacts } from './method-facts.tsx';
import { MethodHead } from './method-head.tsx';
import { PreparationState } from './preparation-state.tsx';
import { SubmitActions } from './submit-actions.tsx';
import { useViewParts } from './view-parts.ts';

/** Amount, fields and bonus of one method. */
export function RedirectForm({ method }: { readonly method: PaymentMethod }) {
  const { deposit } = useServices();
  const { Lead, Choice, Extra, NextStep } = useViewParts(method) ?? {};
  const t = useText();
  const formId = useId();
  const form = useDepositForm(deposit);
  const currency = useStore(deposit.store, (state) => state.currency);
  const isFieldsRequired = useStore(deposit.store, (state) => state.isFieldsRequired);
  const preparation = useStore(deposit.store, (state) => state.preparation.kind);

  return (
    <Screen actions={<SubmitActions formId={formId} isAmountValid={form.amount.isValid} />}>
      <MethodHead method={method} />
      {Lead && !isFieldsRequired ? <Lead method={method} /> : null}
      <FormBody
        formId={formId}
        form={form}
        label={t('deposit.amount')}
        currency={currency}
        isAmountFixed={form.status.isPending || isFieldsRequired}
        hasChips={!isFieldsRequired}
        worth={
          <>
            <AmountWorth method={method} />
            {isFieldsRequired ? null : <BonusLine method={method} />}
          </>
        }
      >
        {isFieldsRequired ? (
          <Notice title={t('deposit.fieldsRequired')}>{t('deposit.fieldsRequiredText')}</Notice>
        ) : null}
        <PreparationState method={method} kind={preparation} onAgain={deposit.prepareAgain}>
          {Choice && !isFieldsRequired ? <Choice method={method} /> : null}
          {form.fields.map((control) => (
            <FormField key={control.field.alias} control={control} />
          ))}
          {Extra && !isFieldsRequired ? <Extra method={method} /> : null}
        </PreparationState>
      </FormBody>
      <FirstLimits />
      <BonusCard method={method} />
      <MethodFacts method={method} isAmountValid={form.amount.isValid} />
      {NextStep ? <NextStep method={method} /> : null}
      <SimilarDialog />
    </Screen>
  );
}
