import { useStore } from 'zustand';
import { upiReference } from '../../flows/invoice/transaction-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { ClaimLine, useClaimEntry } from '../../invoice/claim-line.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { useServices } from '../../services/services-context.tsx';
import { CollectRequest } from './collect-request.tsx';
import { UpiPayment } from './upi-payment.tsx';

/** A UPI payment: by the player's own app, by its code, or by a request that waits in the app. */
export function DepositIndiaInvoice() {
  const { invoice } = useServices();
  const t = useText();
  const reference = useClaimEntry(upiReference);
  const page = useStore(invoice.store, (state) => state.response?.data?.page);
  const upi = page && 'upiUri' in page ? page : undefined;
  const isCollect = upi?.collectFrom !== undefined;
  return (
    <InvoiceScreen
      lead={t(isCollect ? 'upi.approve' : 'upi.pay')}
      claim={t(isCollect ? 'upi.approved' : 'invoice.claim')}
      claimFields={reference.claimFields}
    >
      {({ method }) =>
        upi ? (
          <>
            {upi.collectFrom === undefined ? (
              <UpiPayment page={upi} deepLinkSchemes={method?.deepLinkSchemes} />
            ) : (
              <CollectRequest from={upi.collectFrom} receiver={upi.receiver} />
            )}
            <ClaimLine entry={reference} hint={t('upi.referenceHint')} inputMode="numeric" />
          </>
        ) : null
      }
    </InvoiceScreen>
  );
}
