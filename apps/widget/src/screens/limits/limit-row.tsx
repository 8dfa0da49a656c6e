import type { LimitPeriod, PlayerProtection } from '@opencashier/contract/entities/player-protection';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useDay } from '../../card-views/use-day.ts';
import { useMoney } from '../../card-views/use-money.ts';
import { amountOfText, enteredAmount } from '../../forms/amount-entry.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import styles from './limits.module.css';

export interface LimitRowProps {
  readonly period: LimitPeriod;
  readonly limit: PlayerProtection['limits'][number] | undefined;
}

/** One limit: what it is, what is left of it, what is to come, and the way to change it. */
export function LimitRow({ period, limit }: LimitRowProps) {
  const { protection: flow, session } = useServices();
  const t = useText();
  const money = useMoney();
  const day = useDay();
  const saving = useStore(flow.store, (state) => state.saving);
  const own = useStore(session, (state) => state.user?.currency ?? state.currency);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const currency = limit?.currency ?? own;
  const amount = amountOfText(text, currency);
  const isHigher = limit !== undefined && amount > limit.amount;
  const name = t(`limits.period.${period}`);
  const { next } = limit ?? {};

  const open = () => {
    setText('');
    setWrong(false);
    setOpen(true);
  };
  const save = async (wanted: number | null) => {
    if (await flow.setLimit(period, wanted)) setOpen(false);
  };

  return (
    <Card>
      <div className={styles.row} data-testid="limit" data-period={period}>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.amount}>
            {limit ? <bdi>{money(limit.amount, currency)}</bdi> : t('limits.none')}
          </p>
          {limit ? (
            <p className={styles.note}>
              {t('limits.left', {
                used: money(limit.used, currency),
                left: money(limit.left, currency),
              })}
            </p>
          ) : null}
          {next ? (
            <p className={styles.note} data-testid="limit-next">
              {next.amount === undefined
                ? t('limits.nextNone', { day: day(next.from) })
                : t('limits.next', { amount: money(next.amount, currency), day: day(next.from) })}
            </p>
          ) : null}
        </div>
        <Button kind="secondary" onClick={open} data-testid="limit-change">
          {t(limit ? 'limits.change' : 'limits.set')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        title={name}
        closeLabel={t('button.close')}
        onClose={() => setOpen(false)}
        testId="limit-dialog"
        actions={
          <>
            <Button
              isWide
              isBusy={saving === period}
              onClick={() => {
                setWrong(amount <= 0);
                if (amount > 0) void save(amount);
              }}
              data-testid="limit-save"
            >
              {amount > 0 ? t('limits.save', { amount: money(amount, currency) }) : t('limits.saveEmpty')}
            </Button>
            {limit ? (
              <Button kind="quiet" isWide onClick={() => void save(null)} data-testid="limit-remove">
                {t('limits.remove')}
              </Button>
            ) : null}
          </>
        }
      >
        <AmountField
          label={t('limits.amount')}
          currency={currency}
          value={text}
          onChange={({ target, nativeEvent }) => {
            const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;
            const entered = enteredAmount(text, target.value, kind);
            setWrong(entered === undefined);
            if (entered !== undefined) setText(entered);
          }}
          hint={t(isHigher ? 'limits.higherHint' : 'limits.rule')}
          error={isWrong ? t('limits.amountError') : undefined}
        />
      </Dialog>
    </Card>
  );
}
