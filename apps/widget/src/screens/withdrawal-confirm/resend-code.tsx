import { useState } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import styles from './withdrawal-confirm.module.css';

/** Another code, once the time for it has come; nothing where none is sent any more. */
export function ResendCode() {
  const { withdrawal } = useServices();
  const t = useText();
  const resendAt = useStore(withdrawal.store, (state) => state.resendAt);
  const isResending = useStore(withdrawal.store, (state) => state.isResending);
  const isLast = useStore(withdrawal.store, (state) => state.isLastCode);
  const [ended, setEnded] = useState<number>();
  const isWaiting = resendAt !== undefined && ended !== resendAt && resendAt > Date.now();
  if (isLast) return null;
  if (isWaiting) {
    return (
      <p className={styles.resend} data-testid="resend-wait">
        {t('withdrawal.code.resendIn')}{' '}
        <Countdown
          until={resendAt}
          urgentMs={0}
          label={t('withdrawal.code.resendIn')}
          onEnd={() => setEnded(resendAt)}
        />
      </p>
    );
  }
  return (
    <p className={styles.resend}>
      <Button
        kind="quiet"
        isBusy={isResending}
        onClick={() => void withdrawal.resend()}
        data-testid="resend-code"
      >
        {t('withdrawal.code.resend')}
      </Button>
    </p>
  );
}
