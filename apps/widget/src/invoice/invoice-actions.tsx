import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { CancelAction } from './cancel-action.tsx';

export interface InvoiceActionsProps {
  /** Words of the claim, "I have paid" where none are given; `none` where the money is seen without it. */
  readonly claim?: string | 'none' | undefined;
  /** What goes with the claim: the transaction id that a wallet gave. Undefined stops the press. */
  readonly claimFields?: () => Readonly<Record<string, string>> | undefined;
  readonly canCancel?: boolean;
}

/** "I have paid", in every room the one that stands out, apart from "Cancel", which asks once. */
export function InvoiceActions({ claim, claimFields, canCancel = true }: InvoiceActionsProps) {
  const { invoice, status } = useServices();
  const t = useText();
  const action = useStore(invoice.store, (state) => state.action);
  const isClaimed = useStore(status.store, ({ transaction }) => transaction?.claimedAt !== undefined);
  const send = () => {
    const fields = claimFields ? claimFields() : {};
    if (fields) void invoice.claim(Object.keys(fields).length > 0 ? fields : undefined);
  };
  return (
    <>
      {claim === 'none' || isClaimed ? (
        <Button isWide kind="secondary" onClick={invoice.showStatus} data-testid="show-status">
          {t('redirected.status')}
        </Button>
      ) : (
        <Button isWide isBusy={action === 'claiming'} onClick={send} data-testid="claim">
          {claim ?? t('invoice.claim')}
        </Button>
      )}
      {canCancel && !isClaimed ? <CancelAction /> : null}
    </>
  );
}
