import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** Gives the deposit up, after it was asked once. */
export function CancelAction() {
  const { invoice } = useServices();
  const t = useText();
  const action = useStore(invoice.store, (state) => state.action);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" isWide onClick={() => setIsAsking(true)} data-testid="cancel-deposit">
        {t('invoice.cancel')}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={t('invoice.cancelTitle')}
        closeLabel={t('button.close')}
        onClose={() => setIsAsking(false)}
        testId="cancel-dialog"
        actions={
          <>
            <Button isWide onClick={() => setIsAsking(false)} data-testid="keep-deposit">
              {t('invoice.keep')}
            </Button>
            <Button
              kind="secondary"
              isWide
              isBusy={action === 'canceling'}
              onClick={() => void invoice.cancel()}
              data-testid="cancel-confirm"
            >
              {t('invoice.cancelConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('invoice.cancelText')}</p>
      </Dialog>
    </>
  );
}
