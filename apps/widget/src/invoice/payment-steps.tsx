import { useMoney } from '../card-views/use-money.ts';
import type { InvoiceState } from '../flows/invoice/invoice.ts';
import { flavourOf, stepsOfFlavour } from '../flows/invoice/payment-flavour.ts';
import { useText } from '../i18n/use-text.ts';
import { Steps } from '../ui/steps/steps.tsx';

/** What to do, in the words of the payment's kind. */
export function PaymentSteps({ invoice }: { readonly invoice: InvoiceState }) {
  const t = useText();
  const money = useMoney();
  const { outcome, method, amount, currency } = invoice;
  if (!outcome) return null;
  const flavour = flavourOf(outcome, method);
  const numbers = Array.from({ length: stepsOfFlavour }, (_, index) => index + 1);
  const values = { amount: money(amount, currency) };
  return (
    <Steps
      steps={numbers.map((number) => ({
        name: String(number),
        text: t(`steps.${flavour}.${number}`, values),
      }))}
    />
  );
}
