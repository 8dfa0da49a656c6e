import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { useServices } from '../../services/services-context.tsx';
import { ChosenOffer } from './chosen-offer.tsx';
import { OfferList } from './offer-list.tsx';

/** Who sells the crypto that the deposit is paid with: the offers, and then the page of the one that was chosen. */
export function DepositOnrampOffers() {
  const { onramp } = useServices();
  const t = useText();
  const chosen = useStore(onramp.store, (state) => state.chosen);
  useEffect(() => () => onramp.leave(), [onramp]);
  return (
    <InvoiceScreen lead={t('onramp.pay')} claim="none">
      {({ outcome, amount, currency }) => {
        if (outcome?.kind !== 'offers') return null;
        return chosen ? (
          <ChosenOffer offer={chosen} currency={currency} />
        ) : (
          <OfferList offers={outcome.offers} amount={amount} currency={currency} />
        );
      }}
    </InvoiceScreen>
  );
}
