import { type ReactNode, useEffect, useRef } from 'react';
import { useMoney } from '../../card-views/use-money.ts';
import type { DepositForm } from '../../forms/deposit-form.ts';
import type { Message } from '../../forms/message.ts';
import { unitOf } from '../../i18n/money-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import styles from './redirect-form.module.css';

export interface FormBodyProps {
  readonly formId: string;
  readonly form: DepositForm;
  /** Of the amount. */
  readonly label: string;
  readonly currency: string;
  readonly isAmountFixed: boolean;
  readonly hasChips: boolean;
  /** All that there is, as a quick amount of its own; in major units. */
  readonly all?: { readonly amount: number; readonly text: string } | undefined;
  /** What the amount comes to elsewhere, below it. */
  readonly worth: ReactNode;
  readonly children: ReactNode;
}

/** The amount with its quick amounts, and the fields below it. Both ways of the money have it. */
export function FormBody(props: FormBodyProps) {
  const { formId, form, label, currency, isAmountFixed, hasChips, all, worth, children } = props;
  const t = useText();
  const money = useMoney();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // With a mouse there is a keyboard; on a phone the one on the screen would cover the quick amounts.
    if (matchMedia('(pointer: fine)').matches)
      element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  const words = (message: Message | undefined) => message && t(message.key, message.values);
  const { amount } = form;
  const chips = [
    ...(all ? [{ value: all.amount, text: all.text }] : []),
    ...amount.chips
      .filter((value) => value !== all?.amount)
      .map((value) => ({ value, text: money(value, currency) })),
  ];
  const isAllChosen = all !== undefined && amount.current === all.amount;

  return (
    <form ref={element} id={formId} className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.amount}>
        <AmountField
          {...amount.input}
          label={label}
          currency={unitOf(currency)}
          hint={words(amount.hint)}
          error={words(amount.error)}
          readOnly={isAmountFixed}
        />
        {worth}
        {chips.length > 0 && hasChips ? (
          <Chips
            label={t('deposit.quickAmounts')}
            chips={chips}
            chosen={isAllChosen ? all.amount : amount.chosenChip}
            onChoose={amount.chooseChip}
            testId="amount-chip"
            valueAttribute="data-amount"
          />
        ) : null}
      </div>
      {children}
    </form>
  );
}
