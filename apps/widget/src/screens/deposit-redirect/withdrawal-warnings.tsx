import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useText } from '../../i18n/use-text.ts';
import { Notice } from '../../ui/notice/notice.tsx';

const memoField = /memo|tag|comment/i;

/** What loses money for good: another network, a mistyped address, a forgotten memo. */
export function WithdrawalWarnings({ method }: { readonly method: PaymentMethod }) {
  const t = useText();
  if (method.category !== 'crypto') return null;
  const hasMemo = method.fields.some(({ name }) => memoField.test(name));
  const hasNetworks = method.fields.some(({ type }) => type === 'networks');
  return (
    <>
      <Notice tone="warning" title={t('withdrawal.crypto.title')}>
        {t(hasNetworks ? 'withdrawal.crypto.network' : 'withdrawal.crypto.address')}
      </Notice>
      {hasMemo ? (
        <Notice tone="warning" title={t('crypto.memoTitle')}>
          {t('withdrawal.crypto.memo')}
        </Notice>
      ) : null}
    </>
  );
}
