import { useStore } from 'zustand';
import { useMoney } from '../../card-views/use-money.ts';
import type { BonusOffer } from '../../flows/bonus.ts';
import { gainOf } from '../../flows/bonus-gain.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';

/** What an offer brings at the typed amount, or what is missing to get it. */
export function useBonusWords(): (offer: BonusOffer) => string {
  const { deposit } = useServices();
  const t = useText();
  const money = useMoney();
  const amount = useStore(deposit.store, (state) => state.amount);
  const currency = useStore(deposit.store, (state) => state.currency);
  return ({ bonus, missing, minDeposit }) => {
    if (missing > 0) {
      return amount > 0
        ? t('bonus.missing', { amount: money(missing, currency) })
        : t('bonus.from', { amount: money(minDeposit, currency) });
    }
    // Money is promised by a bonus that grants some alone.
    const gain = gainOf(bonus, amount, currency);
    if (gain !== undefined) return t('bonus.gain', { amount: money(gain, currency) });
    const spins = bonus.freespinBonusData?.spins;
    return spins === undefined ? t('bonus.active') : t('bonus.spins', { count: spins });
  };
}
