import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { useServices } from '../../services/services-context.tsx';
import { CollectRequest } from './collect-request.tsx';
import { ReferenceField, useReference } from './reference-field.tsx';
import { UpiPayment } from './upi-payment.tsx';

/** A UPI payment: by the player's own app, by its code, or by a request that waits in the app. */
export function DepositIndiaInvoice() {
  const { invoice, session } = useServices();
  const t = useText();
  const isDesktop = useStore(session, (state) => state.platform === 'desktop');
  const reference = useReference();
  const page = useStore(invoice.store, (state) => state.response?.data?.page);
  const upi = page && 'upiUri' in page ? page : undefined;
  const isCollect = upi?.collectFrom !== undefined;
  return (
    <InvoiceScreen
      lead={t(isCollect ? 'upi.approve' : 'upi.pay')}
      claim={t(isCollect ? 'upi.approved' : 'invoice.claim')}
      claimFields={reference.claimFields}
      hasOwnAction={!isCollect && !isDesktop}
    >
      {({ method }) =>
        upi ? (
          <>
            {upi.collectFrom === undefined ? (
              <UpiPayment page={upi} deepLinkSchemes={method?.deepLinkSchemes} />
            ) : (
              <CollectRequest from={upi.collectFrom} receiver={upi.receiver} />
            )}
            <ReferenceField reference={reference} />
          </>
        ) : null
      }
    </InvoiceScreen>
  );
}
