import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shows a spinner and ignores presses, yet keeps the focus and stays readable. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

/** A button of 48 pixels that says what it does. */
export function Button({
  kind = 'primary',
  isBusy = false,
  isWide = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], isWide && styles.wide)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}
