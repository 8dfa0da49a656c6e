import { useEffect, useRef, useState } from 'react';
import type { drawQr, QrStyle } from './draw-qr.ts';
import styles from './qr.module.css';

export interface QrProps {
  /** What the code says. */
  readonly text: string;
  /** Up to four letters in its middle. */
  readonly logo: string;
  /** A constant: another object is another drawing. */
  readonly style: QrStyle;
  /** The code in words, for those who do not see it. */
  readonly label: string;
  /** Stands in its place where the drawing could not be loaded. */
  readonly failedText: string;
}

/** A code to scan. Its place is kept while the drawing loads. */
export function Qr({ text, logo, style, label, failedText }: QrProps) {
  const code = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<{ readonly draw: typeof drawQr } | 'failed'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is a reason to try again.
  useEffect(() => {
    let isGone = false;
    const load = () => {
      import('./draw-qr.ts').then(
        ({ drawQr: draw }) => {
          if (!isGone) setDrawing((known) => (typeof known === 'object' ? known : { draw }));
        },
        () => {
          if (!isGone) setDrawing('failed');
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [text]);

  useEffect(() => {
    if (typeof drawing === 'object' && code.current) drawing.draw(code.current, { text, logo }, style);
  }, [drawing, text, logo, style]);

  if (drawing === 'failed') {
    return (
      <div className={styles.plate}>
        <p className={styles.code}>{failedText}</p>
      </div>
    );
  }
  return (
    <div className={styles.plate}>
      <div ref={code} role="img" aria-label={label} className={styles.code} data-testid="qr" />
    </div>
  );
}
