import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** What it does, for those who do not see the drawing. */
  readonly label: string;
}

/** A target of 44 pixels with a drawing in it. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={styles.button} />;
}
