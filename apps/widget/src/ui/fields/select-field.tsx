import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { DownIcon } from '../icons.tsx';
import { describedBy, FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'id' | 'children'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly SelectOption[];
  /** Text of the empty choice. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of several values, by the platform's own list. */
export function SelectField({ label, hint, error, options, placeholder, ref, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} name={select.name}>
      <span className={styles.box}>
        <select
          {...select}
          ref={ref}
          id={id}
          className={`${styles.input} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id)}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <DownIcon size={20} />
      </span>
    </FieldShell>
  );
}
