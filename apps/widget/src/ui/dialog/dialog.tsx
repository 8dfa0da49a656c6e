import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** Escape, the scrim and the cross. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, below each other. */
  readonly actions?: ReactNode;
  readonly testId?: string;
}

/** A sheet from the bottom on a phone, a dialog in the middle where there is room. The platform keeps the focus in. */
export function Dialog({ isOpen, title, closeLabel, onClose, children, actions, testId }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      element.showModal();
      heading.current?.focus();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      // A dialog's Escape is its own: the page below must not go back as well.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {isOpen ? (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
