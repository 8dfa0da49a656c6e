import { useStore } from 'zustand';
import { usePreparation } from '../../card-views/use-preparation.ts';
import { useText } from '../../i18n/use-text.ts';
import { GuideLink } from '../../invoice/guide-link.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { PaymentSteps } from '../../invoice/payment-steps.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** A payment that is finished elsewhere, with nothing to open and nothing to copy: the steps, and the time for them. */
export function DepositInstruction() {
  const { invoice } = useServices();
  const t = useText();
  const method = useStore(invoice.store, (state) => state.method);
  const advice = usePreparation()?.text;
  return (
    <InvoiceScreen lead={t('instruction.lead')}>
      {(state) => (
        <>
          {advice ? <Notice>{advice}</Notice> : null}
          <PaymentSteps invoice={state} />
          <GuideLink method={method} />
          <Notice>{t('redirected.safeToClose')}</Notice>
        </>
      )}
    </InvoiceScreen>
  );
}
