import { Button } from '../button/button.tsx';
import { AlertIcon, RefreshIcon } from '../icons.tsx';
import styles from './error-section.module.css';

export interface ErrorSectionProps {
  readonly title: string;
  readonly text: string;
  readonly refreshLabel?: string;
  readonly onRefresh?: () => void;
}

/** A part of a screen that failed, while the rest still stands. */
export function ErrorSection({ title, text, refreshLabel, onRefresh }: ErrorSectionProps) {
  return (
    <div className={styles.section} role="alert" data-testid="error-section">
      <AlertIcon size={32} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {onRefresh === undefined ? null : (
        <Button kind="secondary" icon={<RefreshIcon size={20} />} onClick={onRefresh}>
          {refreshLabel}
        </Button>
      )}
    </div>
  );
}
