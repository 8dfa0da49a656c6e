import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** What one should know before one decides, line by line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
