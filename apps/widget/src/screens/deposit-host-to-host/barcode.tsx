import styles from './barcode.module.css';
import { code128 } from './code-128.ts';

/** Modules left free at each side, so that a scanner finds the first bar (ISO/IEC 15417, 4.6). */
const quietZone = 10;
const heightModules = 60;
const marginModules = 6;

interface Bar {
  readonly at: number;
  readonly width: number;
}

/** Bars of a barcode, by their place in modules. */
function barsOf(widths: readonly number[]): readonly Bar[] {
  let at = quietZone;
  const bars: Bar[] = [];
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  });
  return bars;
}

/** A text as a barcode that an agent scans; nothing for a text that can't be one. */
export function Barcode({ text, label }: { readonly text: string; readonly label: string }) {
  const widths = code128(text);
  if (!widths) return null;
  const modules = widths.reduce((sum, width) => sum + width, 2 * quietZone);
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${modules} ${heightModules}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-testid="barcode"
    >
      {barsOf(widths).map(({ at, width }) => (
        <rect key={at} x={at} y={marginModules} width={width} height={heightModules - 2 * marginModules} />
      ))}
    </svg>
  );
}
