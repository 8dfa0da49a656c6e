import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './list-links.module.css';

/** The way to what was paid so far, and to the player's own limits where the brand has some. */
export function ListLinks() {
  const { navigator, session } = useServices();
  const t = useText();
  const isSweep = useStore(session, (state) => state.view === 'sweep');
  const hasLimits = useStore(session, (state) => state.hasProtection);
  if (isSweep) return null;
  return (
    <nav className={styles.links} aria-label={t('deposit.list.more')}>
      <Button kind="quiet" onClick={() => navigator.go('history')} data-testid="history-link">
        {t('title.history')}
      </Button>
      {hasLimits ? (
        <Button kind="quiet" onClick={() => navigator.go('limits')} data-testid="limits-link">
          {t('title.limits')}
        </Button>
      ) : null}
    </nav>
  );
}
