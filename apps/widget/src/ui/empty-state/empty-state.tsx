import { type ReactNode, useId } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  readonly testId?: string;
}

/** Nothing to show here: why, and what the player can do. */
export function EmptyState({ icon, title, text, children, testId }: EmptyStateProps) {
  const titleId = useId();
  return (
    <section className={styles.empty} aria-labelledby={titleId} data-testid={testId}>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text === undefined ? null : <div className={styles.text}>{text}</div>}
      {children === undefined ? null : <div className={styles.actions}>{children}</div>}
    </section>
  );
}
