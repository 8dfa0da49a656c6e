import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { AskFirst } from './ask-first.tsx';

/** Gives the deposit up, after it was asked once. */
export function CancelAction() {
  const { invoice } = useServices();
  const t = useText();
  const action = useStore(invoice.store, (state) => state.action);
  const [isAsking, setAsking] = useState(false);
  return (
    <AskFirst
      name="deposit"
      isAsking={isAsking}
      onAsk={setAsking}
      isBusy={action === 'canceling'}
      onConfirm={() => void invoice.cancel().then(() => setAsking(false))}
      label={t('invoice.cancel')}
      title={t('invoice.cancelTitle')}
      text={t('invoice.cancelText')}
      keep={t('invoice.keep')}
      confirm={t('invoice.cancelConfirm')}
    />
  );
}
