import { qrDefaults } from '@opencashier/contract/constants';
import { otherPlaces, type ShownPage } from '../flows/deposit/redirect-channel.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button/button.tsx';
import { Qr } from '../ui/qr/qr.tsx';
import { useMouse } from '../ui/use-mouse.ts';
import styles from './other-places.module.css';

export interface ScanInsteadProps extends ShownPage {
  /** Up to four letters in the middle of the code. */
  readonly logo: string;
}

/** A payment page that no window shows, to be scanned: a phone may open it, or has the app that it wants. */
export function ScanInstead({ logo, ...page }: ScanInsteadProps) {
  const t = useText();
  const isMouse = useMouse();
  const { scan } = otherPlaces(page);
  if (!isMouse || scan === undefined) return null;
  return (
    <figure className={styles.scan}>
      <Qr
        text={scan}
        logo={logo}
        style={qrDefaults}
        label={t('redirected.scan')}
        failedText={t('error.network')}
      />
      <figcaption className={styles.caption}>{t('redirected.scan')}</figcaption>
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
