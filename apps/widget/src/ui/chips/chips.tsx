import { type KeyboardEvent, useRef, useState } from 'react';
import styles from './chips.module.css';

export interface Chip<Value extends string | number> {
  readonly value: Value;
  readonly text: string;
}

export interface ChipsProps<Value extends string | number> {
  readonly label: string;
  readonly chips: readonly Chip<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  readonly testId?: string;
  /** Name of the data attribute that carries the value. */
  readonly valueAttribute?: `data-${string}`;
}

/**
 * One of several short values: a radio group that scrolls sideways under a thumb. Arrow keys move alone, since choosing overwrites
 * what was typed: a press, Space or Enter chooses.
 */
export function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { label, chips, chosen, onChoose, testId, valueAttribute = 'data-value' } = props;
  const list = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<Value>();
  const isOffered = (value: Value | undefined) => chips.some((chip) => chip.value === value);
  // The one that Tab comes to: where the focus is, else the chosen one, else the first.
  const focusable = [visited, chosen].find(isOffered) ?? chips[0]?.value;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -chips.length,
      End: chips.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const beyond = Math.abs(step) === chips.length;
    const next = beyond ? (step > 0 ? chips.length - 1 : 0) : (at + step + chips.length) % chips.length;
    buttons[next]?.focus();
  };

  return (
    <div
      ref={list}
      role="radiogroup"
      aria-label={label}
      className={styles.chips}
      onKeyDown={onKeyDown}
      onBlur={() => setVisited(undefined)}
    >
      {chips.map((chip) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio can't be a chip that is pressed again to refill the amount.
        <button
          key={chip.value}
          type="button"
          role="radio"
          aria-checked={chip.value === chosen}
          tabIndex={chip.value === focusable ? 0 : -1}
          className={styles.chip}
          data-testid={testId}
          {...{ [valueAttribute]: chip.value }}
          onFocus={() => setVisited(chip.value)}
          onClick={() => onChoose(chip.value)}
        >
          <bdi>{chip.text}</bdi>
        </button>
      ))}
    </div>
  );
}
