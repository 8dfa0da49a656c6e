import { useStore } from 'zustand';
import { flavourOf, type PaymentFlavour } from '../../flows/invoice/payment-flavour.ts';
import { useText } from '../../i18n/use-text.ts';
import { AmountNote } from '../../invoice/amount-note.tsx';
import { GuideLink } from '../../invoice/guide-link.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { PaymentLines } from '../../invoice/payment-lines.tsx';
import { PaymentSteps } from '../../invoice/payment-steps.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Voucher } from './voucher.tsx';

/** Paid hours or days later: the player may go and come back. */
const unhurried: ReadonlySet<PaymentFlavour> = new Set(['bank', 'virtual', 'invoice', 'cash']);

/** Paid by a number of this payment alone, so that the money is recognised without anybody's word. */
const recognised: ReadonlySet<PaymentFlavour> = new Set(['virtual', 'invoice', 'cash']);

const blank = '\u00a0';

/** Requisites, a card, or a code for cash, shown by us on the provider's behalf. */
export function DepositHostToHost() {
  const { invoice } = useServices();
  const t = useText();
  const { outcome, method } = useStore(invoice.store);
  const flavour = outcome && flavourOf(outcome, method);
  const isRecognised = flavour !== undefined && recognised.has(flavour);
  const lead = flavour ? t(flavour === 'cash' ? 'cash.pay' : 'invoice.sendExactly') : blank;
  return (
    <InvoiceScreen lead={lead} claim={isRecognised ? 'none' : undefined}>
      {(state) => (
        <>
          <AmountNote invoice={state} />
          {state.outcome?.kind === 'voucher' ? <Voucher voucher={state.outcome.voucher} /> : null}
          <PaymentLines invoice={state} />
          <PaymentSteps invoice={state} />
          <GuideLink method={method} />
          {flavour && unhurried.has(flavour) ? (
            <Notice {...(isRecognised ? { title: t('invoice.byItself') } : {})}>
              {t('invoice.comeBack')}
            </Notice>
          ) : null}
        </>
      )}
    </InvoiceScreen>
  );
}
