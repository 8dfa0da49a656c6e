import type { Bonus } from '@opencashier/contract/entities/bonus';
import { useId } from 'react';
import { useStore } from 'zustand';
import { bonusTitle } from '../../card-views/bonus-title.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { minDepositOf } from '../../flows/bonus.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import styles from './bonus-choice.module.css';

export interface BonusChoiceProps {
  readonly bonuses: readonly Bonus[];
  readonly activeId: Bonus['id'];
}

/** One of several bonuses: arrow keys move the choice, as in every group of radio buttons. */
export function BonusChoice({ bonuses, activeId }: BonusChoiceProps) {
  const { bonus, deposit } = useServices();
  const t = useText();
  const money = useMoney();
  const currency = useStore(deposit.store, (state) => state.currency);
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('bonus.choose')}</legend>
      {bonuses.map((one) => (
        <label key={one.id} className={styles.row} data-testid="bonus-option" data-bonus={one.id}>
          <input
            type="radio"
            name={name}
            checked={one.id === activeId}
            onChange={() => bonus.select(one.id)}
          />
          <span className={styles.words}>
            <bdi className={styles.title}>{bonusTitle(one, t)}</bdi>
            <span className={styles.note}>
              {t('bonus.from', { amount: money(minDepositOf(one) ?? 0, currency) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
