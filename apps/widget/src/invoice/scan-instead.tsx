import { qrDefaults } from '@opencashier/contract/constants';
import { useText } from '../i18n/use-text.ts';
import { Qr } from '../ui/qr/qr.tsx';
import styles from './scan-instead.module.css';

export interface ScanInsteadProps {
  readonly text: string;
  /** Up to four letters in the middle of the code. */
  readonly logo: string;
}

/** A payment page or an app's link to be scanned: a phone may open the page, or have the app. */
export function ScanInstead({ text, logo }: ScanInsteadProps) {
  const t = useText();
  const label = t('redirected.scan');
  return (
    <figure className={styles.scan}>
      <Qr text={text} logo={logo} style={qrDefaults} label={label} failedText={t('error.network')} />
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  );
}
