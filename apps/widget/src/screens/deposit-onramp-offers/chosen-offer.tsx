import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { PayHere, ScanInstead, useScan } from '../../invoice/other-places.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { OpenIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './chosen-offer.module.css';

export interface ChosenOfferProps {
  readonly offer: PaymentMethodOffer;
  /** What the payment is made in. */
  readonly currency: string;
}

/** The payment goes on at the seller's page. A blocked or closed window says nothing about the payment. */
export function ChosenOffer({ offer, currency }: ChosenOfferProps) {
  const { onramp } = useServices();
  const t = useText();
  const window = useStore(onramp.store, (state) => state.window);
  const page = {
    url: offer.source ?? '',
    isForm: offer.source === undefined,
    window: window === 'none' ? 'open' : window,
  } as const;
  const scan = useScan(page);
  if (window === 'none') return null;
  const isOpenable = window === 'blocked' || window === 'closed';
  const title = t(`redirected.${window}.title`);
  return (
    <>
      <Card tone={isOpenable ? 'warning' : 'accent'}>
        <div className={styles.panel} data-testid="chosen-offer" data-offer={offer.id} data-window={window}>
          <h2 className={styles.title}>{title}</h2>
          <p>{t(`redirected.${window}.text`, { method: offer.name })}</p>
          <Button
            isWide
            kind={isOpenable ? 'primary' : 'secondary'}
            icon={<OpenIcon size={20} />}
            onClick={onramp.openAgain}
            data-testid="open-payment"
          >
            {t(isOpenable ? 'redirected.openPayment' : 'redirected.openAgain')}
          </Button>
          <PayHere {...page} onPress={onramp.payHere} />
          <Button isWide kind="quiet" onClick={onramp.backToOffers} data-testid="back-to-offers">
            {t('onramp.backToOffers')}
          </Button>
        </div>
      </Card>
      {scan ? <ScanInstead text={scan} logo={currency} /> : null}
      <Notice>{t('redirected.safeToClose')}</Notice>
      <LiveText text={title} />
    </>
  );
}
