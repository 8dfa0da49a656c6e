import styles from './ring.module.css';

export interface RingProps {
  readonly count: number;
  readonly of: number;
  /** What is counted, in words, with the figures. */
  readonly label: string;
  /** Name for tests and monitoring. */
  readonly testId?: string;
}

/** The circle's length is a hundred, so that the share is what is drawn. */
const whole = 100;

/** How far a count has come, as a circle that closes. */
export function Ring({ count, of, label, testId }: RingProps) {
  const shown = Math.max(0, Math.min(count, of));
  const share = of > 0 ? shown / of : 1;
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 64 64"
      role="img"
      aria-label={label}
      data-testid={testId}
      data-count={shown}
      data-required={of}
      data-full={share === 1 ? '' : undefined}
    >
      <circle className={styles.track} cx="32" cy="32" r="28" />
      {share > 0 ? (
        <circle
          className={styles.done}
          cx="32"
          cy="32"
          r="28"
          pathLength={whole}
          strokeDasharray={whole}
          strokeDashoffset={whole * (1 - share)}
          transform="rotate(-90 32 32)"
        />
      ) : null}
      <text className={styles.text} x="32" y="32">
        {`${shown}/${of}`}
      </text>
    </svg>
  );
}
