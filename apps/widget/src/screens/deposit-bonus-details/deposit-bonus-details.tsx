import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { BonusTerms } from './bonus-terms.tsx';

/** The bonuses that this deposit can carry: which there are, and what each asks for and gives. */
export function DepositBonusDetails() {
  const { bonus, navigator } = useServices();
  const t = useText();
  const { bonuses, activeBonusId } = useStore(bonus.store);
  const active = bonuses.find(({ id }) => id === activeBonusId);
  // After a reload nobody has asked for them yet.
  useEffect(() => {
    if (bonus.store.getState().bonuses.length === 0) void bonus.load();
  }, [bonus]);
  return (
    <Screen
      actions={
        <Button isWide onClick={() => navigator.back('deposit')} data-testid="bonus-back">
          {t('bonus.back')}
        </Button>
      }
    >
      {active ? (
        <>
          {bonuses.length > 1 ? <BonusChoice bonuses={bonuses} activeId={active.id} /> : null}
          <BonusTerms bonus={active} />
        </>
      ) : (
        <EmptyState icon={<GiftIcon size={40} />} title={t('bonus.none')} text={t('bonus.noneText')} />
      )}
    </Screen>
  );
}
