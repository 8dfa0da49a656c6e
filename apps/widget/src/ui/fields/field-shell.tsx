import type { ReactNode } from 'react';
import { AlertIcon } from '../icons.tsx';
import styles from './fields.module.css';

export interface FieldShellProps {
  /** Id of the control; label, hint and error refer to it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** In words; takes the place of the hint. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
  /** Name of the field, for tests and monitoring. */
  readonly name?: string | undefined;
}

/** Id of the line below a control, which describes it. */
export function describedBy(id: string): string {
  return `${id}-note`;
}

/** Label above, control, and one line below for the hint or the error. */
export function FieldShell({ id, label, hint, error, children, name }: FieldShellProps) {
  return (
    <div className={styles.field} data-testid="field" data-name={name} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

export interface FieldNoteProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The line below a control: its hint, or its error in the same place. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  return (
    <p id={describedBy(id)} className={styles.note} data-tone={error ? 'danger' : undefined}>
      {error ? (
        <span className={styles.error} data-testid="field-error">
          <AlertIcon size={16} />
          {error}
        </span>
      ) : (
        hint
      )}
    </p>
  );
}
