import { supportMethods, transactionIdMethods } from '@opencashier/contract/constants';
import { useStore } from 'zustand';
import { walletTransactionId } from '../../flows/invoice/transaction-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { AmountNote } from '../../invoice/amount-note.tsx';
import { ClaimLine, useClaimEntry } from '../../invoice/claim-line.tsx';
import { GuideLink } from '../../invoice/guide-link.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { OutsideLink } from '../../invoice/outside-link.tsx';
import { PaymentLines } from '../../invoice/payment-lines.tsx';
import { PaymentSteps } from '../../invoice/payment-steps.tsx';
import { useServices } from '../../services/services-context.tsx';

/** The person to whom the money is sent: card or phone, name and bank, the exact amount, and how it is done. */
export function DepositP2pInvoice() {
  const { invoice } = useServices();
  const t = useText();
  const method = useStore(invoice.store, (state) => state.method);
  const id = useClaimEntry(walletTransactionId);
  const isIdAsked = method !== undefined && transactionIdMethods.includes(method.name);
  const hasSupport = method !== undefined && supportMethods.includes(method.name);
  return (
    <InvoiceScreen lead={t('invoice.sendExactly')} {...(isIdAsked ? { claimFields: id.claimFields } : {})}>
      {(state) => (
        <>
          <AmountNote invoice={state} />
          <PaymentLines invoice={state} />
          <PaymentSteps invoice={state} />
          {isIdAsked ? (
            <ClaimLine entry={id} hint={t('p2p.transactionIdHint')} autoCapitalize="characters" />
          ) : null}
          <GuideLink method={method} />
          {hasSupport && method.supportUrl ? (
            <OutsideLink url={method.supportUrl} kind="secondary" isWide testId="support">
              {t('p2p.support')}
            </OutsideLink>
          ) : null}
        </>
      )}
    </InvoiceScreen>
  );
}
