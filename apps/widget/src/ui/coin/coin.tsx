import styles from './coin.module.css';

export interface CoinProps {
  readonly kind: 'gold' | 'sweep';
  /** CSS pixels. */
  readonly size?: number;
}

/** A coin: gold ones are round and warm, sweep ones six-sided and green, so that shape and colour both tell them apart. */
export function Coin({ kind, size = 20 }: CoinProps) {
  return (
    <svg className={styles[kind]} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {kind === 'gold' ? (
        <>
          <circle className={styles.body} cx="12" cy="12" r="11" />
          <circle className={styles.ring} cx="12" cy="12" r="8" />
          <path
            className={styles.mark}
            d="m12 6.6 1.6 3.5 3.8.4-2.8 2.6.8 3.8-3.4-2-3.4 2 .8-3.8-2.8-2.6 3.8-.4z"
          />
        </>
      ) : (
        <>
          <path className={styles.body} d="M12 .8 21.7 6.4v11.2L12 23.2 2.3 17.6V6.4z" />
          <path className={styles.ring} d="m12 4.2 6.8 3.9v7.8L12 19.8l-6.8-3.9V8.1z" />
          <path className={styles.mark} d="M12 7.4 16 12l-4 4.6L8 12z" />
        </>
      )}
    </svg>
  );
}

/** A heap of gold coins, as high as its package is large. */
export function CoinHeap({ height }: { readonly height: 1 | 2 | 3 | 4 }) {
  const columns = heaps[height];
  return (
    <svg className={styles.heap} viewBox="0 0 96 72" aria-hidden="true">
      <ellipse className={styles.shade} cx="48" cy="66" rx="44" ry="6" />
      {columns.flatMap(({ x, count }) =>
        lifts.slice(0, count).map((lift) => (
          <g key={`${x} ${lift}`} transform={`translate(${x} ${54 - lift})`}>
            <path className={styles.edge} d="M-19 0v7c0 4 8.5 7 19 7s19-3 19-7V0z" />
            <ellipse className={styles.face} rx="19" ry="7" />
            <ellipse className={styles.rim} rx="12.5" ry="4.3" />
          </g>
        )),
      )}
    </svg>
  );
}

/** How far each coin of a column lies above the ground. */
const lifts = [0, 8, 16, 24, 32, 40] as const;

/** From the back to the front. */
const heaps = {
  1: [
    { x: 36, count: 2 },
    { x: 62, count: 1 },
  ],
  2: [
    { x: 32, count: 3 },
    { x: 64, count: 2 },
  ],
  3: [
    { x: 48, count: 5 },
    { x: 24, count: 3 },
    { x: 72, count: 2 },
  ],
  4: [
    { x: 48, count: 6 },
    { x: 22, count: 4 },
    { x: 74, count: 3 },
  ],
} as const;
