import { qrDefaults } from '@opencashier/contract/constants';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Qr } from '../ui/qr/qr.tsx';
import styles from './pay-code.module.css';

export interface PayCodeProps {
  /** What the code says. */
  readonly text: string;
  /** Up to four letters in its middle. */
  readonly logo: string;
  /** What scans it, in words. */
  readonly label: string;
  /** The same without a camera: links to apps, values to copy. */
  readonly children: ReactNode;
}

/**
 * A code and what leads there without it. On a computer the code comes first, to be scanned by a phone; who holds the
 * phone already gets the app and the copy first.
 */
export function PayCode({ text, logo, label, children }: PayCodeProps) {
  const { session } = useServices();
  const t = useText();
  const isDesktop = useStore(session, (state) => state.platform === 'desktop');
  const code = (
    <figure className={styles.figure}>
      <Qr text={text} logo={logo} style={qrDefaults} label={label} failedText={t('qr.failed')} />
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
  return isDesktop ? (
    <>
      {code}
      {children}
    </>
  ) : (
    <>
      {children}
      {code}
    </>
  );
}
