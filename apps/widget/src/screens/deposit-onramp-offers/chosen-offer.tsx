import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { OpenIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { optional } from '../../ui/optional.tsx';
import { useMouse } from '../../ui/use-wide.ts';
import { LiveText } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './chosen-offer.module.css';

export interface ChosenOfferProps {
  readonly offer: PaymentMethodOffer;
  /** What the payment is made in. */
  readonly currency: string;
}

const ScanInstead = optional(async () => (await import('../../invoice/scan-instead.tsx')).ScanInstead);

/** The payment goes on at the seller's page. A blocked or closed window says nothing about the payment. */
export function ChosenOffer({ offer, currency }: ChosenOfferProps) {
  const { onramp } = useServices();
  const t = useText();
  const window = useStore(onramp.store, (state) => state.window);
  const isMouse = useMouse();
  if (window === 'none') return null;
  const { here, scan } = onramp.otherPlaces();
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
          {here ? (
            <Button kind="secondary" isWide onClick={onramp.payHere} data-testid="pay-here">
              {t('redirected.here')}
            </Button>
          ) : null}
          <Button isWide kind="quiet" onClick={onramp.backToOffers} data-testid="back-to-offers">
            {t('onramp.backToOffers')}
          </Button>
        </div>
      </Card>
      {isMouse && scan ? (
        <Suspense>
          <ScanInstead text={scan} logo={currency} />
        </Suspense>
      ) : null}
      <Notice>{t('redirected.safeToClose')}</Notice>
      <LiveText text={title} />
    </>
  );
}
