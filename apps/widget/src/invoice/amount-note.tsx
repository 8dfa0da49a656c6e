import { useStore } from 'zustand';
import { useMoney } from '../card-views/use-money.ts';
import type { InvoiceState } from '../flows/invoice/invoice.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Notice } from '../ui/notice/notice.tsx';

/** Major units: what the player expects to pay, with a fee on top; undefined while nobody has told. */
function useAsked({ depositId, currency }: InvoiceState): number | undefined {
  const { deposit, status } = useServices();
  const told = useStore(status.store, ({ transaction }) =>
    transaction?.id === depositId && transaction?.currency === currency
      ? (transaction.total ?? transaction.amount)
      : undefined,
  );
  const typed = useStore(deposit.store, ({ response, amount, currency: chosen }) =>
    response && response.depositId === depositId && chosen === currency
      ? (response.total ?? amount)
      : undefined,
  );
  return told ?? typed;
}

/** Says that the amount to be sent is another than the player typed: by it the payment is recognised. */
export function AmountNote({ invoice }: { readonly invoice: InvoiceState }) {
  const t = useText();
  const money = useMoney();
  const asked = useAsked(invoice);
  const { amount, currency } = invoice;
  if (asked === undefined || asked === amount) return null;
  return (
    <div data-testid="amount-differs">
      <Notice tone="warning" title={t('invoice.amountDiffers.title', { amount: money(amount, currency) })}>
        {t('invoice.amountDiffers.text', { asked: money(asked, currency) })}
      </Notice>
    </div>
  );
}
