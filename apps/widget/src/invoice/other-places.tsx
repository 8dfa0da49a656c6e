import { qrDefaults } from '@opencashier/contract/constants';
import { otherPlaces, type ShownPage } from '../flows/deposit/redirect-channel.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button/button.tsx';
import { Qr } from '../ui/qr/qr.tsx';
import { useMouse } from '../ui/use-mouse.ts';
import styles from './other-places.module.css';

/** What a phone can scan to go on there, if no window shows the page and the player is at a computer. */
export function useScan(page: ShownPage): string | undefined {
  return useMouse() ? otherPlaces(page).scan : undefined;
}

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

export interface PayHereProps extends ShownPage {
  readonly onPress: () => void;
}

/** The same page in the player's own tab, where no window can be had. */
export function PayHere({ onPress, ...page }: PayHereProps) {
  const t = useText();
  if (!otherPlaces(page).here) return null;
  return (
    <Button kind="secondary" isWide onClick={onPress} data-testid="pay-here">
      {t('redirected.here')}
    </Button>
  );
}
