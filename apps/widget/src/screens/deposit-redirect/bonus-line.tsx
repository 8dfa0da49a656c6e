import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { useServices } from '../../services/services-context.tsx';
import { GiftIcon } from '../../ui/icons.tsx';
import styles from './bonus-line.module.css';
import { useBonusWords } from './bonus-words.ts';

/** The bonus in a line below the amount, where it is seen while the amount is typed. Its card stands further below. */
export function BonusLine({ method }: { readonly method: PaymentMethod }) {
  const { bonus, deposit } = useServices();
  const words = useBonusWords();
  const amount = useStore(deposit.store, (state) => state.amount);
  const isEnabled = useStore(bonus.store, (state) => state.isEnabled);
  useStore(bonus.store, (state) => state.activeBonusId);
  const offer = bonus.offer(method, amount);
  if (!offer || !isEnabled) return null;
  return (
    <p className={styles.line} data-testid="bonus-line" data-active={offer.isActive}>
      <GiftIcon size={16} />
      {words(offer)}
    </p>
  );
}
