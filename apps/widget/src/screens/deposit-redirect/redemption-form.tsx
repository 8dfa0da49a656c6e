import { useId } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import { balanceOf } from '../../flows/balances.ts';
import { useDepositForm } from '../../forms/use-deposit-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { CurrencyConversion } from '../../invoice/coins/currency-conversion.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { FormBody } from './form-body.tsx';
import { FormField } from './form-field.tsx';
import { MethodHead } from './method-head.tsx';
import { WithdrawalWarnings } from './withdrawal-warnings.tsx';

/** How many sweep coins are redeemed, what they come to now, and the address that it goes to. */
export function RedemptionForm() {
  const { withdrawal, coins, navigator } = useServices();
  const t = useText();
  const money = useMoney();
  const formId = useId();
  const form = useDepositForm(withdrawal);
  const { method, currency, limits, refusal, phase } = useStore(withdrawal.store);
  const redeemable = useStore(coins.balances.store, (state) => balanceOf(state, currency)?.withdrawable);
  const isSent = phase.kind !== 'editing';
  if (!method) return null;
  const isTooLittle = redeemable !== undefined && limits !== undefined && redeemable < limits.min;
  const all = redeemable === undefined || limits === undefined ? 0 : Math.min(redeemable, limits.max);
  return (
    <Screen
      actions={
        isSent ? (
          <Button isWide onClick={() => navigator.go('withdrawalConfirm')} data-testid="show-request">
            {t('deposit.checkNow')}
          </Button>
        ) : (
          <Button type="submit" form={formId} isWide disabled={isTooLittle} data-testid="submit">
            {t('withdrawal.submitEmpty')}
          </Button>
        )
      }
    >
      <MethodHead method={method} isGuided={false} />
      {refusal ? (
        <div role="alert" data-testid="refusal">
          <Notice tone="danger" title={refusal.title ?? t('sweepstake.notRedeemed')}>
            {refusal.text}
          </Notice>
        </div>
      ) : null}
      {isTooLittle ? (
        <Notice tone="warning" title={t('sweepstake.tooLittle', { min: money(limits.min, currency) })}>
          {t('sweepstake.nothing.text')}
        </Notice>
      ) : null}
      <FormBody
        formId={formId}
        form={form}
        label={t('sweepstake.redeemAmount', { available: money(redeemable ?? 0, currency) })}
        currency={currency}
        isAmountFixed={isSent}
        hasChips={!isTooLittle && !isSent}
        all={
          all > 0 ? { amount: all, text: t('withdrawal.all', { amount: money(all, currency) }) } : undefined
        }
        worth={<CurrencyConversion method={method} />}
      >
        {form.fields.map((control) => (
          <FormField key={control.field.alias} control={control} />
        ))}
      </FormBody>
      <WithdrawalWarnings method={method} />
    </Screen>
  );
}
