import styles from './flag.module.css';
import { flags } from './flags.ts';

const size = 60;

/** A country's flag in a round badge; its ISO code where there is no drawing. */
export function Flag({ code }: { readonly code: string }) {
  const drawing = flags[code];
  return (
    <span aria-hidden="true" className={styles.flag}>
      {drawing === undefined ? (
        code
      ) : (
        <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} width="36" height="36">
          {drawing.split(';').map((layer) => (
            <Layer key={layer} layer={layer} />
          ))}
        </svg>
      )}
    </span>
  );
}

/** One layer of a drawing; `flags.ts` has the letters. */
function Layer({ layer }: { readonly layer: string }) {
  const [kind = '', ...args] = layer.split(' ');
  const number = (index: number) => Number(args[index] ?? 0);
  const colour = (index: number) => `#${args[index] ?? '888'}`;
  switch (kind) {
    case 'h':
    case 'v':
      return <Stripes isVertical={kind === 'v'} stripes={args} />;
    case 'c':
      return <circle cx={number(0)} cy={number(1)} r={number(2)} fill={colour(3)} />;
    case 'b':
      return <path d={halfDiscPath(number(0), number(1), number(2))} fill={colour(3)} />;
    case 'e':
      return <path d="M60 0V60H0z" fill={colour(0)} />;
    case 'z':
      return <path d="M0 60 60 0" stroke={colour(0)} strokeWidth={number(1)} />;
    case 's':
      return <path d={starPath(number(0), number(1), number(2))} fill={colour(3)} />;
    case 'n':
    case '+': {
      const centre = kind === 'n' ? 22 : size / 2;
      return <path d={crossPath(centre, number(1), number(2) || size)} fill={colour(0)} />;
    }
    case 'k':
      return <path d="M0 0 60 60M60 0 0 60" stroke={colour(0)} strokeWidth={number(1)} />;
    case 't':
      return <path d={`M0 0 ${number(1)} 30 0 60z`} fill={colour(0)} />;
    case 'q':
      return <path d={`M0 0h${number(1)}v${number(2)}h${-number(1)}z`} fill={colour(0)} />;
    case 'd':
      return <path d="M30 8 54 30 30 52 6 30z" fill={colour(0)} />;
    default:
      return null;
  }
}

const halfDiscPath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`;

/** A cross whose arms end `length / 2` from the middle of the flag. */
function crossPath(x: number, width: number, length: number): string {
  const start = (size - length) / 2;
  const upright = `M${x - width / 2} ${start}h${width}v${length}h${-width}z`;
  return `${upright}M${start} ${(size - width) / 2}h${length}v${width}h${-length}z`;
}

function Stripes({
  isVertical,
  stripes,
}: {
  readonly isVertical: boolean;
  readonly stripes: readonly string[];
}) {
  const parts = stripes.map((stripe) => {
    const [colour = '888', weight = '1'] = stripe.split('*');
    return { colour, weight: Number(weight) };
  });
  const unit = size / parts.reduce((sum, { weight }) => sum + weight, 0);
  let at = 0;
  return parts.map(({ colour, weight }) => {
    const start = at;
    const length = weight * unit;
    at += length;
    // A hair of overlap, so that no seam shows between two stripes.
    const d = isVertical
      ? `M${start} 0h${length + 0.3}v60h${-length - 0.3}z`
      : `M0 ${start}h60v${length + 0.3}h-60z`;
    return <path key={start} d={d} fill={`#${colour}`} />;
  });
}

/** A star of five points, one up. */
function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.4;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
