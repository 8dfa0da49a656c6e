import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BackIcon, CloseIcon } from '../icons.tsx';
import styles from './header.module.css';

export interface HeaderProps {
  readonly title: string;
  /** A quiet line below the title, for which there is room at any time. */
  readonly note?: ReactNode;
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly close?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Stays at the top: where one is, the way back, the way out. */
export function Header({ title, note, back, close }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        {back === undefined ? null : (
          <IconButton label={back.label} onClick={back.onPress} data-testid="back">
            <BackIcon />
          </IconButton>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {note}
        </div>
        {close === undefined ? null : (
          <IconButton label={close.label} onClick={close.onPress} data-testid="close">
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </header>
  );
}
