import { type ReactNode, useId } from 'react';
import styles from './toggle.module.css';

export interface ToggleProps {
  readonly label: ReactNode;
  /** A line below the label that belongs to it. */
  readonly note?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly testId?: string;
}

/** On or off, at once. The whole row is the target. */
export function Toggle({ label, note, isOn, onChange, testId }: ToggleProps) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        data-testid={testId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
