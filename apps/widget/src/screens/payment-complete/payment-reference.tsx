import { useStore } from 'zustand';
import { copyText } from '../../host/copy-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './payment-reference.module.css';

/** The payment's number, small, to copy for support. */
export function PaymentReference() {
  const { host, status } = useServices();
  const t = useText();
  const paymentId = useStore(status.store, (state) => state.paymentId);
  if (paymentId === undefined) return null;
  return (
    <p className={styles.reference}>
      <span className={styles.label}>{t('complete.reference')}</span>
      <bdi className={styles.id}>{paymentId}</bdi>
      <CopyButton
        name="depositId"
        label={t('complete.copyReference')}
        copiedText={t('button.copied')}
        onCopy={() => copyText(host, paymentId)}
      />
    </p>
  );
}
