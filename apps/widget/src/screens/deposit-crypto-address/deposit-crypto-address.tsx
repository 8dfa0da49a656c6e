import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { missingOf } from '../../flows/status.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrivedNote } from '../../invoice/arrived-note.tsx';
import { ChainProgress } from '../../invoice/chain-progress.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { useServices } from '../../services/services-context.tsx';
import { AddressCard } from './address-card.tsx';
import { CryptoFacts } from './crypto-facts.tsx';
import { CryptoWarnings } from './crypto-warnings.tsx';

/** The payment link asks for the whole; who sends the rest must not send the whole again. */
function withoutAmount({ uri: _, ...invoice }: CryptoInvoice): CryptoInvoice {
  return invoice;
}

/** Where to send which asset over which network; the chain tells the rest, so nothing is claimed. */
export function DepositCryptoAddress() {
  const { invoice, status } = useServices();
  const t = useText();
  const outcome = useStore(invoice.store, (state) => state.outcome);
  const isSeen = useStore(status.store, (state) => state.transaction?.txid !== undefined);
  const missing = useStore(status.store, ({ transaction }) => transaction && missingOf(transaction));
  /** Nothing is on its way yet, or a part is missing. */
  const isWanted = !isSeen || missing !== undefined;
  const crypto: CryptoInvoice | undefined = outcome?.kind === 'crypto' ? outcome.invoice : undefined;
  return (
    <InvoiceScreen
      lead={t(isWanted ? 'crypto.send' : 'crypto.asked')}
      payAmount={crypto && { value: missing ?? crypto.payAmount, unit: crypto.asset }}
      claim="none"
      canCancel={!isSeen}
    >
      {({ amount, currency, method }) =>
        crypto ? (
          <>
            <ArrivedNote />
            {/* Once the money is on its way, nothing should look like an invitation to send it again. */}
            {isWanted ? (
              <>
                <CryptoWarnings invoice={crypto} />
                <AddressCard
                  invoice={missing === undefined ? crypto : withoutAmount(crypto)}
                  deepLinkSchemes={method?.deepLinkSchemes}
                />
              </>
            ) : null}
            {/* What there is to do comes before what is under way. */}
            <ChainProgress />
            <CryptoFacts invoice={crypto} amount={amount} currency={currency} />
          </>
        ) : null
      }
    </InvoiceScreen>
  );
}
