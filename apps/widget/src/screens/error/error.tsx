import { useStore } from 'zustand';
import { isRouteName } from '../../flows/is-route-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { AlertIcon, RefreshIcon } from '../../ui/icons.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import styles from './error.module.css';

/** Messages of our own that the player reads in their language; any other stays as it came. */
const knownMessages: Readonly<Record<string, string>> = {
  'Request timeout': 'error.timeout',
  'Unknown error': 'error.unknown',
  'Network connection failed': 'error.network',
  'The link is no longer valid': 'error.linkInvalid',
  'Nobody is signed in': 'error.nobody',
};

/** Refreshing helps nobody here: another link does. */
const linkKeys: ReadonlySet<string> = new Set(['error.linkInvalid', 'error.nobody']);

/** What went wrong, for support to read; the history entry may hold anything. */
function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}

/** A page could not be loaded. The button returns to where the player came from, else to the list. */
export function ErrorPage() {
  const { navigator, route, session } = useServices();
  const home = useStore(session, (state) => (state.view === 'sweep' ? 'sweepDeposit' : 'deposit'));
  const t = useText();
  const backRoute = useStore(route, (state) => state.query.backRoute);
  const details = useStore(route, (state) => messageOf(state.state));
  const key = details === undefined ? undefined : knownMessages[details];
  const isLinkOver = key !== undefined && linkKeys.has(key);
  return (
    <Screen>
      <EmptyState
        testId="error-page"
        icon={<AlertIcon size={32} />}
        title={t('error.title')}
        text={<p role="alert">{t(isLinkOver ? key : 'error.text')}</p>}
      >
        <Button
          icon={<RefreshIcon size={20} />}
          data-testid="refresh"
          onClick={() => navigator.go(isRouteName(backRoute) ? backRoute : home, { replace: true })}
        >
          {t('button.refresh')}
        </Button>
        {details === undefined || isLinkOver ? null : (
          <p className={styles.details}>
            {t('error.details')} <bdi>{key ? t(key) : details}</bdi>
          </p>
        )}
      </EmptyState>
    </Screen>
  );
}
