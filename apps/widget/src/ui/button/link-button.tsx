import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface LinkButtonProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

/** A link that looks like a button: it leads out of the page. */
export function LinkButton({ kind = 'primary', isWide = false, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(styles.button, styles[kind], isWide && styles.wide)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
