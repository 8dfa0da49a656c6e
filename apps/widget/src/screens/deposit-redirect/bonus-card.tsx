import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { BonusEnd } from '../../card-views/bonus-end.tsx';
import { bonusTitle } from '../../card-views/bonus-title.ts';
import type { BonusOffer } from '../../flows/bonus.ts';
import { choiceQuery } from '../../flows/method-route.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import styles from './bonus-card.module.css';
import { useBonusWords } from './bonus-words.ts';

/** The bonus of this deposit; the place stays where the chosen one has gone. */
export function BonusCard({ method }: { readonly method: PaymentMethod }) {
  const { bonus, deposit } = useServices();
  const t = useText();
  const amount = useStore(deposit.store, (state) => state.amount);
  const gone = useStore(bonus.store, (state) => state.gone);
  useStore(bonus.store, (state) => state.activeBonusId);
  useStore(bonus.store, (state) => state.isEnabled);
  const offer = bonus.offer(method, amount);
  if (offer) return <Offered offer={offer} />;
  if (bonus.isRestricted(method)) return <p className={styles.restricted}>{t('bonus.restricted')}</p>;
  return gone ? <Notice tone="warning">{t('bonus.gone')}</Notice> : null;
}

/** What the player gets at this amount, or what is missing to get it. */
function Offered({ offer }: { readonly offer: BonusOffer }) {
  const { bonus, deposit, navigator, selection } = useServices();
  const t = useText();
  const words = useBonusWords();
  const isLocked = useStore(deposit.store, ({ phase }) => phase.kind !== 'editing');
  const { isEnabled, bonuses, deadlines } = useStore(bonus.store);
  const deadline = deadlines.get(offer.bonus.id);

  return (
    <Card tone={offer.isActive ? 'accent' : 'plain'}>
      <div className={styles.bonus} data-testid="bonus" data-bonus={offer.bonus.id}>
        <span className={styles.icon}>
          <GiftIcon />
        </span>
        <Toggle
          label={bonusTitle(offer.bonus, t)}
          note={<span aria-live="polite">{isEnabled ? words(offer) : t('bonus.off')}</span>}
          isOn={isEnabled}
          onChange={bonus.setEnabled}
          testId="bonus-toggle"
        />
      </div>
      <div className={styles.more}>
        {deadline === undefined ? null : <BonusEnd deadline={deadline} />}
        <Button
          kind="quiet"
          disabled={isLocked}
          onClick={() => navigator.go('depositBonusDetails', { query: choiceQuery(selection.getState()) })}
          data-testid="bonus-details"
        >
          {bonuses.length > 1 ? t('bonus.chooseFrom', { count: bonuses.length }) : t('bonus.details')}
        </Button>
      </div>
    </Card>
  );
}
