import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldNote } from './field-shell.tsx';
import styles from './fields.module.css';

/** From so many characters on the figures are set smaller, so that the whole amount stays in sight. */
const longAmount = 9;

export interface AmountFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  readonly label: string;
  /** Code or sign at the end of the box. */
  readonly currency: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The amount, the largest thing on its screen. The hint turns into the error in the same place. */
export function AmountField({ label, currency, hint, error, ref, ...input }: AmountFieldProps) {
  const id = useId();
  const isLong = String(input.value ?? '').length > longAmount;
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={classNames(styles.box, styles.amountBox)}>
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          placeholder="0"
          {...input}
          ref={ref}
          id={id}
          className={classNames(styles.input, styles.amount, isLong && styles.amountLong)}
          data-testid="amount-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id)}
        />
        <span className={styles.currency}>{currency}</span>
      </span>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
