import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger';
  readonly children: ReactNode;
}

/** A surface with a hairline around what belongs together. */
export function Card({ tone = 'plain', children }: CardProps) {
  return <div className={classNames(styles.card, styles[tone])}>{children}</div>;
}
