import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read aloud, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** A place whose changes are read aloud once, politely. It must stay mounted while its text changes. */
export function LiveText({ text }: { readonly text: string }) {
  return (
    <span className={styles.hidden} role="status">
      {text}
    </span>
  );
}
