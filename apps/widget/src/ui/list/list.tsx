import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ForwardIcon } from '../icons.tsx';
import styles from './list.module.css';

type DataAttributes = { readonly [name: `data-${string}`]: string | number | undefined };

/** Rows of which one is pressed; the up and down keys move between them. */
export function List({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {children}
    </ul>
  );
}

export interface ListItemProps extends DataAttributes {
  readonly start?: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  readonly isChosen?: boolean;
  readonly chosenMark?: ReactNode;
  readonly onPress: () => void;
}

/** One row that can be pressed. */
export function ListItem({ start, title, note, isChosen, chosenMark, onPress, ...data }: ListItemProps) {
  return (
    <li>
      <button
        {...data}
        type="button"
        className={styles.row}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onPress}
      >
        {start}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </span>
        {isChosen ? chosenMark : <ForwardIcon size={20} />}
      </button>
    </li>
  );
}
