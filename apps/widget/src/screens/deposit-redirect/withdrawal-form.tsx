import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { AmountWorth } from '../../card-views/amount-worth.tsx';
import { useMoney } from '../../card-views/use-money.ts';
import { WithdrawalSums } from '../../card-views/withdrawal-sums.tsx';
import { balanceOf } from '../../flows/balances.ts';
import { isPrepared } from '../../flows/deposit/preparation.ts';
import { bankField } from '../../flows/withdrawal/withdrawal-start.ts';
import { useDepositForm } from '../../forms/use-deposit-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { AccountTypes } from './account-types.tsx';
import { FormBody } from './form-body.tsx';
import { FormField } from './form-field.tsx';
import { MethodHead } from './method-head.tsx';
import { PreparationState } from './preparation-state.tsx';
import { WithdrawalWarnings } from './withdrawal-warnings.tsx';

export interface WithdrawalFormProps {
  readonly method: PaymentMethod;
  /** Stands in the place of the field for the bank, where that was chosen from a list of its own. */
  readonly bank?: ReactNode;
}

/** Amount and destination of one method, with what it costs, before anything is set aside. */
export function WithdrawalForm({ method, bank }: WithdrawalFormProps) {
  const { withdrawal, balances, navigator } = useServices();
  const t = useText();
  const money = useMoney();
  const formId = useId();
  const form = useDepositForm(withdrawal);
  const { currency, amount, limits, preparation, refusal, phase } = useStore(withdrawal.store);
  // Whoever goes back from the summary while nobody answers finds the form as it was sent.
  const isSent = phase.kind === 'creating' || phase.kind === 'checking';
  const balance = useStore(balances.store, (state) => balanceOf(state, currency));
  const withdrawable = balance?.withdrawable;
  const isTooLittle = withdrawable !== undefined && limits !== undefined && withdrawable < limits.min;
  const all = withdrawable === undefined || limits === undefined ? 0 : Math.min(withdrawable, limits.max);
  const isValid = form.amount.isValid;
  const fields =
    bank === undefined ? form.fields : form.fields.filter(({ field }) => field.name !== bankField);

  return (
    <Screen
      actions={
        isSent ? (
          <>
            <Notice tone="warning" title={t('deposit.checking.title')}>
              {t('withdrawal.checkingText')}
            </Notice>
            <Button isWide onClick={() => navigator.go('withdrawalConfirm')} data-testid="show-request">
              {t('deposit.checkNow')}
            </Button>
          </>
        ) : (
          <Button
            type="submit"
            form={formId}
            isWide
            disabled={!isPrepared(preparation) || isTooLittle}
            data-testid="submit"
          >
            {isValid
              ? t('withdrawal.submit', { amount: money(amount, currency) })
              : t('withdrawal.submitEmpty')}
          </Button>
        )
      }
    >
      <MethodHead method={method} />
      {refusal ? (
        <div role="alert" data-testid="refusal">
          <Notice tone="danger" title={refusal.title ?? t('withdrawal.error.title')}>
            {refusal.text}
          </Notice>
        </div>
      ) : null}
      {isTooLittle ? (
        <Notice tone="warning" title={t('withdrawal.tooLittle.title', { min: money(limits.min, currency) })}>
          {balance !== undefined && balance.reserved > 0
            ? t('withdrawal.tooLittle.reserved', { reserved: money(balance.reserved, currency) })
            : t('withdrawal.tooLittle.text', { available: money(withdrawable, currency) })}
        </Notice>
      ) : null}
      <AccountTypes method={method} />
      <FormBody
        formId={formId}
        form={form}
        label={
          withdrawable === undefined
            ? t('deposit.amount')
            : t('withdrawal.amount', { available: money(withdrawable, currency) })
        }
        currency={currency}
        isAmountFixed={isSent}
        hasChips={!isTooLittle && !isSent}
        all={
          all > 0 ? { amount: all, text: t('withdrawal.all', { amount: money(all, currency) }) } : undefined
        }
        worth={<AmountWorth method={method} />}
      >
        {bank}
        <PreparationState method={method} kind={preparation.kind} onAgain={withdrawal.prepareAgain}>
          {fields.map((control) => (
            <FormField key={control.field.alias} control={control} />
          ))}
        </PreparationState>
      </FormBody>
      <WithdrawalWarnings method={method} />
      <WithdrawalSums method={method} amount={isValid ? amount : undefined} currency={currency} />
    </Screen>
  );
}
