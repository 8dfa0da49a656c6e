import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Stands at the end of the box: a card's brand, a unit. */
  readonly end?: ReactNode;
}

/** One line of text. */
export function TextField({ label, hint, error, end, ref, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} name={input.name}>
      <span className={styles.box} dir={input.dir}>
        <input
          {...input}
          ref={ref}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id)}
        />
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </span>
    </FieldShell>
  );
}
