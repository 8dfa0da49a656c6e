import type { PauseKind } from '@opencashier/contract/entities/player-protection';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './limits.module.css';

/** Stands for a pause without an end among the numbers of days. */
const endless = 0;

export interface PauseSectionProps {
  readonly kind: PauseKind;
  readonly days: readonly number[];
  readonly hasEndless: boolean;
  readonly onTaken: () => void;
}

/** A break from depositing. It can't be taken back, so it is asked once, with what it means. */
export function PauseSection({ kind, days, hasEndless, onTaken }: PauseSectionProps) {
  const { protection: flow } = useServices();
  const t = useText();
  const saving = useStore(flow.store, (state) => state.saving);
  const [chosen, setChosen] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const choices = hasEndless ? [...days, endless] : days;
  if (choices.length === 0) return null;
  const length = (count: number) =>
    count === endless ? t('limits.pause.endless') : t('limits.pause.days', { count });
  const title = t(`limits.${kind}.title`);
  return (
    <section className={styles.section} aria-label={title} data-testid={kind}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{t(`limits.${kind}.text`)}</p>
      <Chips
        label={title}
        chips={choices.map((value) => ({ value, text: length(value) }))}
        chosen={chosen}
        onChoose={setChosen}
        testId="pause-days"
      />
      <Button
        kind="secondary"
        isWide
        disabled={chosen === undefined}
        onClick={() => setAsking(true)}
        data-testid="pause-start"
      >
        {t(`limits.${kind}.start`)}
      </Button>
      <Dialog
        isOpen={isAsking && chosen !== undefined}
        title={t('limits.pause.ask', { length: chosen === undefined ? '' : length(chosen) })}
        closeLabel={t('button.close')}
        onClose={() => setAsking(false)}
        testId="pause-dialog"
        actions={
          <>
            <Button
              kind="danger"
              isWide
              isBusy={saving === kind}
              onClick={() =>
                void flow.pause(kind, chosen === endless ? undefined : chosen).then((isTaken) => {
                  if (!isTaken) return;
                  setAsking(false);
                  onTaken();
                })
              }
              data-testid="pause-confirm"
            >
              {t('limits.pause.confirm')}
            </Button>
            <Button kind="secondary" isWide onClick={() => setAsking(false)}>
              {t('limits.pause.back')}
            </Button>
          </>
        }
      >
        <p>{t('limits.pause.means')}</p>
      </Dialog>
    </section>
  );
}
