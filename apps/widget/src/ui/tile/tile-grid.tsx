import type { ReactNode } from 'react';
import styles from './tile-grid.module.css';

/** Tiles below each other on a phone, in columns where there is room. Children are list items. */
export function TileGrid({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {children}
    </ul>
  );
}
