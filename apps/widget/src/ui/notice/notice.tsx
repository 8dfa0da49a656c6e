import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A few words that stand where they matter, with a drawing for their tone. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const ToneIcon = tone === 'success' ? CheckIcon : tone === 'info' ? InfoIcon : AlertIcon;
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <ToneIcon size={20} />
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
