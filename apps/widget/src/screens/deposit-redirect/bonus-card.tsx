import type { Bonus } from '@opencashier/contract/entities/bonus';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import type { MoneyText } from '../../card-views/method-facts.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { gainOf } from '../../flows/bonus-gain.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import styles from './bonus-card.module.css';

/** What the player gets at this amount, or what is missing to get it. */
export function BonusCard({ method }: { readonly method: PaymentMethod }) {
  const { bonus, deposit } = useServices();
  const t = useText();
  const money = useMoney();
  const amount = useStore(deposit.store, (state) => state.amount);
  const currency = useStore(deposit.store, (state) => state.currency);
  const isEnabled = useStore(bonus.store, (state) => state.isEnabled);
  useStore(bonus.store, (state) => state.activeBonusId);
  const offer = bonus.offer(method, amount);
  if (!offer) return null;

  const note = () => {
    if (!isEnabled) return t('bonus.off');
    if (offer.missing > 0) {
      return amount > 0
        ? t('bonus.missing', { amount: money(offer.missing, currency) })
        : t('bonus.from', { amount: money(offer.minDeposit, currency) });
    }
    return gainText(offer.bonus, amount, { t, money, currency });
  };

  return (
    <Card tone={offer.isActive ? 'accent' : 'plain'}>
      <div className={styles.bonus}>
        <span className={styles.icon}>
          <GiftIcon />
        </span>
        <Toggle
          label={offer.bonus.title ?? t(offer.bonus.depositBonusData ? 'bonus.title' : 'bonus.spinsTitle')}
          note={<span aria-live="polite">{note()}</span>}
          isOn={isEnabled}
          onChange={bonus.setEnabled}
          testId="bonus-toggle"
        />
      </div>
    </Card>
  );
}

interface GainContext {
  readonly t: Translate;
  readonly money: MoneyText;
  readonly currency: string;
}

/** The bonus at this amount in words. Money is promised by one that grants some alone. */
function gainText(bonus: Bonus, amount: number, { t, money, currency }: GainContext): string {
  const gain = gainOf(bonus, amount, currency);
  if (gain !== undefined) return t('bonus.gain', { amount: money(gain, currency) });
  const spins = bonus.freespinBonusData?.spins;
  return spins === undefined ? t('bonus.active') : t('bonus.spins', { count: spins });
}
