import type { ReactNode } from 'react';
import styles from './steps.module.css';

export interface Step {
  readonly name: string;
  readonly text: ReactNode;
}

/** What to do, numbered, one thing after the other. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} data-testid="steps">
      {steps.map(({ name, text }) => (
        <li key={name} className={styles.step}>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
