import { useStore } from 'zustand';
import { listRoutes } from '../../flows/payment-kind.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { usePaymentKind } from '../../services/use-methods.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GlobeIcon, RefreshIcon } from '../../ui/icons.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import styles from './empty.module.css';

/** No method is left for this country: what the player can do about it. */
export function Empty() {
  const { navigator, session } = useServices();
  const isSweep = useStore(session, (state) => state.view === 'sweep');
  const kind = usePaymentKind();
  const isWithdrawal = kind === 'withdrawal';
  const list = isSweep ? 'sweepDeposit' : listRoutes[kind];
  const t = useText();
  return (
    <Screen>
      <EmptyState
        testId="empty"
        icon={<GlobeIcon size={32} />}
        title={t('empty.title')}
        text={isSweep ? <SweepAdvice /> : <Advice hasCountries />}
      >
        {/* The sweepstake set has no page to choose a country on. */}
        {isSweep ? null : (
          <Button
            onClick={() => navigator.go('emptyRegion', { query: isWithdrawal ? { of: 'withdrawal' } : {} })}
            data-testid="region"
          >
            {t('empty.chooseCountry')}
          </Button>
        )}
        <Button
          kind="secondary"
          icon={<RefreshIcon size={20} />}
          onClick={() => navigator.go(list, { query: { refetch: '1' } })}
        >
          {t('button.refresh')}
        </Button>
        {/* Money that is under way is found wherever the player is. */}
        {isSweep ? null : (
          <Button kind="quiet" onClick={() => navigator.go('history')} data-testid="history-link">
            {t('title.history')}
          </Button>
        )}
      </EmptyState>
    </Screen>
  );
}

/** What the player can try. */
function Advice({ hasCountries }: { readonly hasCountries: boolean }) {
  const t = useText();
  return (
    <>
      <p>{t('empty.text')}</p>
      <ul className={styles.advice}>
        {hasCountries ? <li>{t('empty.advice.country')}</li> : null}
        <li>{t('empty.advice.refresh')}</li>
        <li>{t('empty.advice.vpn')}</li>
      </ul>
    </>
  );
}

/** Where sweepstakes are forbidden there is nothing to be tried. The set has no page to choose a country on. */
function SweepAdvice() {
  const { boxes } = useServices();
  const t = useText();
  const { isAllowed, status } = useStore(boxes.store);
  if (!isAllowed) return <p data-testid="not-allowed">{t('boxes.notAllowed')}</p>;
  // The list of methods may be empty before the packages have told why.
  return status === 'loading' ? null : <Advice hasCountries={false} />;
}
