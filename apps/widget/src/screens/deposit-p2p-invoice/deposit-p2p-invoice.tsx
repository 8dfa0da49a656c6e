import { supportMethods, transactionIdMethods } from '@opencashier/contract/constants';
import { useStore } from 'zustand';
import { transactionIdField } from '../../flows/invoice/transaction-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { AmountNote } from '../../invoice/amount-note.tsx';
import { GuideLink } from '../../invoice/guide-link.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { OutsideLink } from '../../invoice/outside-link.tsx';
import { PaymentLines } from '../../invoice/payment-lines.tsx';
import { PaymentSteps } from '../../invoice/payment-steps.tsx';
import { useServices } from '../../services/services-context.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTransactionId } from './transaction-id-entry.ts';

/** The person to whom the money is sent: card or phone, name and bank, the exact amount, and how it is done. */
export function DepositP2pInvoice() {
  const { invoice } = useServices();
  const t = useText();
  const method = useStore(invoice.store, (state) => state.method);
  const id = useTransactionId();
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
            <TextField
              ref={id.input}
              name={transactionIdField}
              label={t('p2p.transactionId')}
              hint={t('p2p.transactionIdHint')}
              error={id.isWrong ? t('p2p.transactionIdWrong') : undefined}
              value={id.text}
              onChange={(event) => id.change(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
            />
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
