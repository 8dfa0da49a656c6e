import { AlertIcon, CheckIcon } from '../icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

export interface TimelineItem {
  readonly name: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
  /** The state in words, for those who do not see the mark. */
  readonly stateText: string;
  readonly time?: string | undefined;
}

/** What happened, what happens now and what comes, below each other. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map((item) => (
        <li
          key={item.name}
          className={styles.step}
          data-state={item.state}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <span aria-hidden="true" className={styles.mark}>
            {item.state === 'done' ? <CheckIcon size={16} /> : null}
            {item.state === 'failed' ? <AlertIcon size={16} /> : null}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>
              {item.title}
              <VisuallyHidden>{`, ${item.stateText}`}</VisuallyHidden>
            </span>
            {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
          </span>
          {item.time === undefined ? null : <span className={styles.time}>{item.time}</span>}
        </li>
      ))}
    </ol>
  );
}
