import type { ReactNode } from 'react';
import { copyText } from '../host/copy-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { CopyButton } from '../ui/copy-button/copy-button.tsx';
import styles from './copy-value.module.css';

export interface CopyValueProps {
  /** Names the value for tests and monitoring. */
  readonly name: string;
  /** What it is, in words. */
  readonly label: string;
  /** What is copied, without anything that is only for the eye. */
  readonly value: string;
  readonly look?: 'line' | 'amount';
  /** False for what is only to be read. */
  readonly isCopyable?: boolean;
  /** The value as it is read; the value itself where nothing else is given. */
  readonly children?: ReactNode;
}

/** From so many characters on the amount is set smaller, so that it stays on one line of a phone. */
const longAmount = 10;

/** One value to pay to, selectable and with a copy button of its own. In apps the host does the copying. */
export function CopyValue({
  name,
  label,
  value,
  look = 'line',
  isCopyable = true,
  children,
}: CopyValueProps) {
  const { host } = useServices();
  const t = useText();
  const copy = isCopyable ? (
    <CopyButton
      name={name}
      label={t('invoice.copy', { what: label })}
      copiedText={t('button.copied')}
      onCopy={() => copyText(host, value)}
    />
  ) : null;
  if (look === 'amount') {
    const isLong = (typeof children === 'string' ? children : value).length > longAmount;
    return (
      <p className={styles.amount} data-long={isLong ? '' : undefined} data-testid="pay-amount">
        <bdi>{children ?? value}</bdi>
        {copy}
      </p>
    );
  }
  return (
    <div className={styles.line} data-testid="requisite" data-name={name}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <bdi>{children ?? value}</bdi>
      </span>
      {copy}
    </div>
  );
}
