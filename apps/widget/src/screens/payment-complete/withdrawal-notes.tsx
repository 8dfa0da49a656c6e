import type { Transaction } from '@opencashier/contract/entities/transaction';
import { isEnded } from '../../flows/status.ts';
import { useText } from '../../i18n/use-text.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** Why it ended without money, in the operator's words; and what becomes of it while it does not. */
export function WithdrawalNotes({ transaction }: { readonly transaction: Transaction }) {
  const t = useText();
  const { hold, reason, stage, status } = transaction;
  if (hold && !isEnded(status)) {
    return (
      <Notice tone="warning" title={t('sweepstake.hold.title')}>
        <span data-testid="hold" data-reason={hold.reason}>
          {t(`sweepstake.hold.${hold.reason}`)} <bdi>{hold.text}</bdi>
        </span>
      </Notice>
    );
  }
  if (reason) {
    return (
      <Notice tone="warning" title={t('withdrawal.reason')}>
        <bdi data-testid="reason">{reason}</bdi>
      </Notice>
    );
  }
  if (status === 'mistaked' || status === 'processed' || stage === 'confirm') return null;
  return <Notice>{t('withdrawal.safeToClose')}</Notice>;
}
