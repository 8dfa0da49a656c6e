import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './screen.module.css';

export interface ScreenProps {
  readonly children: ReactNode;
  /** What is done here; stays at the bottom of the window on a phone. */
  readonly actions?: ReactNode;
  /** More than a column: things to be compared stand beside each other. */
  readonly isWide?: boolean;
}

/** One column of content, with its actions in reach of the thumb. */
export function Screen({ children, actions, isWide = false }: ScreenProps) {
  return (
    <div className={classNames(styles.screen, isWide && styles.wide)}>
      <div className={styles.content}>{children}</div>
      {actions === undefined ? null : (
        <div className={styles.actions} data-actions="">
          {actions}
        </div>
      )}
    </div>
  );
}

export interface SplitProps {
  /** What is chosen from. */
  readonly list: ReactNode;
  /** What was chosen; without it the list has the phone's screen for itself. */
  readonly detail?: ReactNode;
  /** Stands in the place of the detail where there is room for both. */
  readonly placeholder?: ReactNode;
}

/** List and detail beside each other from 960 pixels on, one of them below that. */
export function Split({ list, detail, placeholder }: SplitProps) {
  const hasDetail = detail !== undefined;
  return (
    <div className={styles.split} data-detail={hasDetail ? '' : undefined}>
      <div className={styles.list}>{list}</div>
      <div className={styles.detail}>{hasDetail ? detail : placeholder}</div>
    </div>
  );
}
