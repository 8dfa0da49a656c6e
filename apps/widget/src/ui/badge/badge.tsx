import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'accent' | 'success' | 'warning' | 'neutral';

/** One or two words that set something apart. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
