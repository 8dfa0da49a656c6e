import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import { useText } from '../../i18n/use-text.ts';
import { Notice } from '../../ui/notice/notice.tsx';

/** What loses money: another asset, another network, a forgotten memo. */
export function CryptoWarnings({ invoice }: { readonly invoice: CryptoInvoice }) {
  const t = useText();
  const { asset, network, memo } = invoice;
  return (
    <>
      <Notice tone="warning" title={t('crypto.onlyTitle', { asset, network })}>
        {t('crypto.onlyText')}
      </Notice>
      {memo === undefined ? null : (
        <Notice tone="danger" title={t('crypto.memoTitle')}>
          {t('crypto.memoText', { asset })}
        </Notice>
      )}
    </>
  );
}
