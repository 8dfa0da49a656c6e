import type { CryptoInvoice } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { CopyValue } from '../../invoice/copy-value.tsx';
import { OutsideLink } from '../../invoice/outside-link.tsx';
import { PayCode } from '../../invoice/pay-code.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';

export interface AddressCardProps {
  readonly invoice: CryptoInvoice;
  /** Schemes of wallets that the method declares. */
  readonly deepLinkSchemes: readonly string[] | undefined;
}

/** The address with its memo to copy, and as a code that a wallet fills everything in from. */
export function AddressCard({ invoice, deepLinkSchemes }: AddressCardProps) {
  const { session } = useServices();
  const t = useText();
  const isDesktop = useStore(session, (state) => state.platform === 'desktop');
  const { asset, network, address, memo, uri } = invoice;
  return (
    <PayCode text={uri ?? address} logo={asset} label={t('crypto.scan')}>
      <Card>
        <CopyValue name="address" label={t('crypto.address', { asset, network })} value={address} />
        {memo === undefined ? null : <CopyValue name="memo" label={t('crypto.memo')} value={memo} />}
      </Card>
      {uri && !isDesktop ? (
        <OutsideLink kind="secondary" isWide url={uri} deepLinkSchemes={deepLinkSchemes} testId="app-link">
          {t('crypto.openWallet')}
        </OutsideLink>
      ) : null}
    </PayCode>
  );
}
