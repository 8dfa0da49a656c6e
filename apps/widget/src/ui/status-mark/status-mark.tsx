import { AlertIcon, CheckIcon, ClockIcon } from '../icons.tsx';
import styles from './status-mark.module.css';

export type StatusTone = 'success' | 'danger' | 'warning' | 'waiting';

/** The large mark above a result. */
export function StatusMark({ tone }: { readonly tone: StatusTone }) {
  const Icon = tone === 'success' ? CheckIcon : tone === 'waiting' ? ClockIcon : AlertIcon;
  return (
    <span aria-hidden="true" className={styles.mark} data-tone={tone}>
      <Icon size={32} />
    </span>
  );
}
