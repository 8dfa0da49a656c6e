import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { usePaymentKind } from '../../services/use-methods.ts';
import { DownIcon, GlobeIcon } from '../../ui/icons.tsx';
import styles from './region-button.module.css';

/** Country and currency of the list, once somebody told them, and the way to another country. */
export function RegionButton() {
  const { navigator, session } = useServices();
  const t = useText();
  const kind = usePaymentKind();
  const isKnown = useStore(session, (state) => state.isCountryKnown && state.currency !== '');
  const country = useStore(session, (state) => state.country);
  const currency = useStore(session, (state) => state.currency);
  return (
    <button
      type="button"
      className={styles.button}
      data-testid="region"
      aria-label={isKnown ? t('region.change', { country, currency }) : t('region.title')}
      onClick={() => navigator.go(kind === 'withdrawal' ? 'withdrawalRegion' : 'depositRegion')}
    >
      <GlobeIcon size={20} />
      <span className={styles.country}>{isKnown ? country : null}</span>
      <span className={styles.currency}>{isKnown ? currency : null}</span>
      <DownIcon size={16} />
    </button>
  );
}
