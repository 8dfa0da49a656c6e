import { useStore } from 'zustand';
import { useMoney } from '../card-views/use-money.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** A like deposit is open: paying twice is what players fear most, so this is asked before another is made. */
export function SimilarDialog() {
  const { deposit, pending } = useServices();
  const t = useText();
  const money = useMoney();
  const phase = useStore(deposit.store, (state) => state.phase);
  const open = phase.kind === 'similarOpen' ? phase.open : undefined;
  return (
    <Dialog
      isOpen={phase.kind === 'similarOpen'}
      title={
        open ? t('similar.title', { amount: money(open.amount, open.currency) }) : t('similar.titleUnknown')
      }
      closeLabel={t('button.close')}
      onClose={deposit.declineSimilar}
      testId="similar"
      actions={
        <>
          {open ? (
            <Button
              isWide
              onClick={() => {
                deposit.declineSimilar();
                pending.show(open);
              }}
            >
              {t('similar.show')}
            </Button>
          ) : null}
          <Button
            kind="secondary"
            isWide
            onClick={() => void deposit.confirmSimilar()}
            data-testid="similar-confirm"
          >
            {t('similar.another')}
          </Button>
        </>
      }
    >
      <p>{t('similar.text')}</p>
    </Dialog>
  );
}
