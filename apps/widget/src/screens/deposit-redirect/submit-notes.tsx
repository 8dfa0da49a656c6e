import { useEffect, useState } from 'react';
import type { DepositPhase } from '../../flows/deposit/deposit-flow.ts';
import type { Notification } from '../../flows/notifications.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';

const slowMs = 8_000;

/** Said once the waiting for a create grows long. */
export function SlowNote() {
  const t = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSlow ? <Notice>{t('deposit.slow')}</Notice> : null}
      <LiveText text={isSlow ? t('deposit.slow') : ''} />
    </>
  );
}

const isSent = ({ kind }: DepositPhase) => kind === 'creating' || kind === 'checking';

/** What ended the last attempt, until the player enters something or presses again. */
function useRefusal(formId: string): Notification | undefined {
  const { deposit, notifications } = useServices();
  const [refusal, setRefusal] = useState<Notification>();
  useEffect(() => {
    const clear = () => setRefusal(undefined);
    let isJustEnded = false;
    const callOff = [
      deposit.store.subscribe(({ phase, amountText, walletId }, before) => {
        if (isSent(phase) || amountText !== before.amountText || walletId !== before.walletId) clear();
        if (phase.kind !== 'editing' || !isSent(before.phase)) return;
        isJustEnded = true;
        // The words follow at once; what is said later is of something else.
        queueMicrotask(() => {
          isJustEnded = false;
        });
      }),
      notifications.store.subscribe(({ items }, before) => {
        const latest = items.at(-1);
        if (isJustEnded && latest && !before.items.includes(latest)) setRefusal(latest);
      }),
    ];
    const form = document.getElementById(formId);
    form?.addEventListener('input', clear);
    return () => {
      form?.removeEventListener('input', clear);
      for (const stop of callOff) stop();
    };
  }, [deposit, notifications, formId]);
  return refusal;
}

/** The words of the snackbar, which is gone after seconds, where the player looks next. */
export function RefusalNote({ formId }: { readonly formId: string }) {
  const t = useText();
  const refusal = useRefusal(formId);
  return refusal ? (
    <div role="status" data-testid="refusal">
      <Notice tone="warning" title={refusal.title ?? t('error.snackbar.title')}>
        {refusal.text}
      </Notice>
    </div>
  ) : null;
}
