import { guaranteedMethods } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './payment-details-alert.module.css';

/** What has to be known before money is sent to a person's account, and where it arrives for sure. */
export function PaymentDetailsAlert({ method }: { readonly method: PaymentMethod }) {
  const t = useText();
  return (
    <div className={styles.alert} data-testid="payment-details-alert">
      {guaranteedMethods.includes(method.name) ? (
        <p className={styles.guaranteed} data-testid="guaranteed">
          <Badge tone="success">{t('badge.guaranteed')}</Badge>
          {t('p2p.guaranteed')}
        </p>
      ) : null}
      <Notice tone="warning" title={t('p2p.alert.title')}>
        {t('p2p.alert.text')}
      </Notice>
    </div>
  );
}
