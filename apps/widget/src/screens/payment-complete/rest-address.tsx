import { useStore } from 'zustand';
import { missingOf } from '../../flows/status.ts';
import { useText } from '../../i18n/use-text.ts';
import { CopyValue } from '../../invoice/copy-value.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';

/** Where to send what a crypto payment lacks, whose first part is in the balance already. */
export function RestAddress() {
  const { status } = useServices();
  const t = useText();
  const transaction = useStore(status.store, (state) => state.transaction);
  const missing = transaction && missingOf(transaction);
  const { asset = '', network = '', address, memo } = transaction?.arrived ?? {};
  if (missing === undefined || address === undefined) return null;
  return (
    <Card>
      <CopyValue name="missing" label={t('chain.less.title', { rest: asset })} value={missing}>
        {`${missing} ${asset}`}
      </CopyValue>
      <CopyValue name="address" label={t('crypto.address', { asset, network })} value={address} />
      {memo === undefined ? null : <CopyValue name="memo" label={t('crypto.memo')} value={memo} />}
    </Card>
  );
}
