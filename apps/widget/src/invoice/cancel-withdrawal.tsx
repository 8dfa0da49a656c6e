import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { AskFirst } from './ask-first.tsx';

/** Takes the withdrawal back, after it was asked once. */
export function CancelWithdrawal({ withdrawalId }: { readonly withdrawalId: string }) {
  const { withdrawal } = useServices();
  const t = useText();
  const isCanceling = useStore(withdrawal.store, (state) => state.isCanceling);
  const [isAsking, setAsking] = useState(false);
  return (
    <AskFirst
      name="withdrawal"
      isAsking={isAsking}
      onAsk={setAsking}
      isBusy={isCanceling}
      onConfirm={() => void withdrawal.cancel(withdrawalId).then(() => setAsking(false))}
      label={t('withdrawal.cancel.label')}
      title={t('withdrawal.cancel.title')}
      text={t('withdrawal.cancel.text')}
      keep={t('withdrawal.cancel.keep')}
      confirm={t('withdrawal.cancel.confirm')}
    />
  );
}
