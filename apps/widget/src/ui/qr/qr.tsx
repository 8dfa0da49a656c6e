import { useEffect, useRef, useState } from 'react';
import type { QrStyle } from './draw-qr.ts';
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
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    import('./draw-qr.ts').then(
      ({ drawQr }) => {
        if (!isGone && code.current) drawQr(code.current, { text, logo }, style);
      },
      () => setIsFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [text, logo, style]);

  if (isFailed) {
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
