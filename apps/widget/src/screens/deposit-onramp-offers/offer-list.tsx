import type { PaymentMethodOffer } from '@opencashier/contract/entities/deposit';
import { useMoney } from '../../card-views/use-money.ts';
import { inOrder } from '../../flows/onramp/onramp.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { OpenIcon } from '../../ui/icons.tsx';
import { List } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './offer-list.module.css';
import { offerFacts, receiveText } from './offer-words.ts';

export interface OfferListProps {
  readonly offers: readonly PaymentMethodOffer[];
  /** Major units of the deposit's currency: what is paid and credited, whoever sells. */
  readonly amount: number;
  readonly currency: string;
}

/** The offers beside each other, the best one first; a press leaves for its seller. */
export function OfferList({ offers, amount, currency }: OfferListProps) {
  const { onramp } = useServices();
  const { text: t, locale } = useTexts();
  const money = useMoney();
  if (offers.length === 0) return <Notice tone="warning">{t('onramp.noOffers')}</Notice>;
  return (
    <section className={styles.offers}>
      <h2 className={styles.title}>{t('onramp.title')}</h2>
      <p className={styles.note} data-testid="credited">
        {t('onramp.credited', { amount: money(amount, currency) })}
      </p>
      <List label={t('onramp.title')}>
        {inOrder(offers).map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              className={styles.offer}
              data-testid="offer"
              data-offer={offer.id}
              data-best={offer.isBest ? '' : undefined}
              onClick={() => onramp.choose(offer)}
            >
              <span className={styles.head}>
                <bdi className={styles.name}>{offer.name}</bdi>
                {offer.isBest ? <Badge tone="success">{t('onramp.best')}</Badge> : null}
                <span className={styles.leave}>
                  <OpenIcon size={20} />
                </span>
              </span>
              {offer.receive === undefined ? null : (
                <span className={styles.receive}>
                  <span className={styles.label}>{t('onramp.receive')}</span>
                  <strong className={styles.sum}>{receiveText(offer, money)}</strong>
                </span>
              )}
              <span className={styles.facts}>
                {offerFacts(offer, { t, money, locale }).map((fact) => (
                  <bdi key={fact}>{fact}</bdi>
                ))}
              </span>
            </button>
          </li>
        ))}
      </List>
      <p className={styles.note}>{t('onramp.leaveNote')}</p>
    </section>
  );
}
