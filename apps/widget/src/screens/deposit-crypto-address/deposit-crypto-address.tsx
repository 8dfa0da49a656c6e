import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { ChainProgress } from '../../invoice/chain-progress.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { useServices } from '../../services/services-context.tsx';
import { AddressCard } from './address-card.tsx';
import { CryptoFacts } from './crypto-facts.tsx';
import { CryptoWarnings } from './crypto-warnings.tsx';

/** Where to send which asset over which network; the chain tells the rest, so nothing is claimed. */
export function DepositCryptoAddress() {
  const { invoice, status } = useServices();
  const t = useText();
  const outcome = useStore(invoice.store, (state) => state.outcome);
  const isSeen = useStore(status.store, (state) => state.transaction?.txid !== undefined);
  const crypto: CryptoInvoice | undefined = outcome?.kind === 'crypto' ? outcome.invoice : undefined;
  return (
    <InvoiceScreen
      lead={t(isSeen ? 'crypto.asked' : 'crypto.send')}
      payAmount={crypto && { value: crypto.payAmount, unit: crypto.asset }}
      claim="none"
      canCancel={!isSeen}
    >
      {({ amount, currency, method }) =>
        crypto ? (
          <>
            <ChainProgress />
            {/* Once the money is on its way, nothing should look like an invitation to send it again. */}
            {isSeen ? null : (
              <>
                <CryptoWarnings invoice={crypto} />
                <AddressCard invoice={crypto} deepLinkSchemes={method?.deepLinkSchemes} />
              </>
            )}
            <CryptoFacts invoice={crypto} amount={amount} currency={currency} />
          </>
        ) : null
      }
    </InvoiceScreen>
  );
}
