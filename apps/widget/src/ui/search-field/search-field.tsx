import { useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icons.tsx';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list as one types. Escape empties it before it leaves the screen. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.box}>
      <SearchIcon size={20} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      {value === '' ? null : (
        <IconButton
          label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
    </div>
  );
}
