import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import styles from './snackbar.module.css';

export interface SnackbarItem {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface SnackbarsProps {
  readonly items: readonly SnackbarItem[];
  readonly closeLabel: string;
  readonly onClose: (id: string) => void;
}

/** Height of what lies over the lower end of a phone's window: the bar with the actions, and the keyboard. */
function heightBelow(): number {
  const { innerHeight, visualViewport } = window;
  const seen = visualViewport ? visualViewport.height + visualViewport.offsetTop : innerHeight;
  return (document.querySelector('[data-actions]')?.clientHeight ?? 0) + Math.max(0, innerHeight - seen);
}

/** Messages that come and go by themselves. The region stays mounted, so that each is read aloud once. */
export function Snackbars({ items, closeLabel, onClose }: SnackbarsProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (items.length > 0) region.current?.style.setProperty('--below', `${heightBelow()}px`);
  }, [items]);
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite">
      {items.map((item) => (
        <div key={item.id} className={styles.snackbar} data-testid="snackbar" data-tone={item.tone}>
          <div className={styles.words}>
            {item.title === undefined ? null : <p className={styles.title}>{item.title}</p>}
            <p>
              <bdi>{item.text}</bdi>
            </p>
            {item.action === undefined ? null : (
              <Button kind="quiet" onClick={item.action.run}>
                {item.action.label}
              </Button>
            )}
          </div>
          <IconButton label={closeLabel} onClick={() => onClose(item.id)}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
