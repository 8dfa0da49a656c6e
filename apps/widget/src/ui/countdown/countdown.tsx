import { useEffect, useState } from 'react';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** Point in time, in milliseconds since the epoch, by the clock of `now`. */
  readonly until: number;
  /** From so many milliseconds before the end on it looks urgent. */
  readonly urgentMs?: number;
  readonly label: string;
  readonly now?: () => number;
  readonly onEnd?: () => void;
}

function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Time left, by the second; calm first, urgent near the end. Not read aloud as it runs. */
export function Countdown({ until, urgentMs = 120_000, label, now = Date.now, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => until - now());
  const isOver = left <= 0;
  useEffect(() => {
    setLeft(until - now());
    if (isOver) {
      onEnd?.();
      return;
    }
    const timer = setInterval(() => setLeft(until - now()), 1000);
    return () => clearInterval(timer);
  }, [until, now, isOver, onEnd]);

  return (
    <span
      role="timer"
      aria-label={label}
      className={styles.countdown}
      data-testid="countdown"
      data-urgent={left <= urgentMs ? '' : undefined}
    >
      <bdi>{clockFace(left)}</bdi>
    </span>
  );
}
