import type { InvoiceState } from '../flows/invoice/invoice.ts';
import { type PaymentLine, paymentLines } from '../flows/invoice/payment-lines.ts';
import { useTexts } from '../i18n/use-text.ts';
import { Card } from '../ui/card/card.tsx';
import { CopyValue } from './copy-value.tsx';
import { OutsideLink } from './outside-link.tsx';
import { SealedCard } from './sealed-card.tsx';

/** Where to pay to, each line with a copy of its own. */
export function PaymentLines({ invoice }: { readonly invoice: InvoiceState }) {
  const { text: t, has } = useTexts();
  const { outcome, bank } = invoice;
  if (outcome?.kind !== 'hostToHost') return null;
  const lines = paymentLines(outcome.card, outcome.requisites, bank);
  const labelOf = ({ labelKey }: PaymentLine) => t(has(labelKey) ? labelKey : 'requisite.other');
  const links = lines.flatMap((line) => (line.kind === 'link' ? [line] : []));
  return (
    <>
      <Card>
        {lines.map((line) =>
          line.kind === 'sealed' ? (
            <SealedCard key={line.name} label={labelOf(line)} bundle={line.bundle} />
          ) : (
            <CopyValue
              key={line.name}
              name={line.name}
              label={labelOf(line)}
              value={line.value}
              isCopyable={line.isCopyable}
            >
              {line.shown}
            </CopyValue>
          ),
        )}
      </Card>
      {links.map((line) => (
        <OutsideLink key={line.name} url={line.value} kind="secondary" isWide testId={`open-${line.name}`}>
          {t('invoice.openLink')}
        </OutsideLink>
      ))}
    </>
  );
}
