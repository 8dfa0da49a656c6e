import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Coin } from '../../ui/coin/coin.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Screen } from '../../ui/screen/screen.tsx';

/** A page of a purchase was opened without a package: nothing can be bought before one is chosen. */
export function NoBox() {
  const { navigator } = useServices();
  const t = useText();
  return (
    <Screen>
      <EmptyState
        testId="no-box"
        icon={<Coin kind="gold" size={32} />}
        title={t('title.sweepstake.deposit')}
        text={t('common.errors.banking.boxRequired')}
      >
        <Button onClick={() => navigator.go('sweepDeposit', { replace: true })} data-testid="choose-box">
          {t('title.sweepstake.deposit')}
        </Button>
      </EmptyState>
    </Screen>
  );
}
