import type { UpiPage } from '@opencashier/contract/entities/deposit';
import { useStore } from 'zustand';
import { upiLinks } from '../../flows/invoice/upi-links.ts';
import { useText } from '../../i18n/use-text.ts';
import { CopyValue } from '../../invoice/copy-value.tsx';
import { OutsideLink } from '../../invoice/outside-link.tsx';
import { PayCode } from '../../invoice/pay-code.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Steps } from '../../ui/steps/steps.tsx';

export interface UpiPaymentProps {
  readonly page: UpiPage;
  readonly deepLinkSchemes: readonly string[] | undefined;
}

const stepNames = ['open', 'pay', 'back'] as const;

/** The request for the player's app: by link on the phone that has the app, by code from another screen, or by hand. */
export function UpiPayment({ page, deepLinkSchemes }: UpiPaymentProps) {
  const { session } = useServices();
  const t = useText();
  const isDesktop = useStore(session, (state) => state.platform === 'desktop');
  const links = isDesktop ? [] : upiLinks(page.upiUri, deepLinkSchemes);
  return (
    <>
      <PayCode text={page.upiUri} logo="UPI" label={t('upi.scan')}>
        {links.map(({ app, url }) => (
          <OutsideLink
            key={app}
            kind="secondary"
            isWide
            url={url}
            deepLinkSchemes={deepLinkSchemes}
            testId="app-link"
          >
            {t(`upi.open.${app}`)}
          </OutsideLink>
        ))}
        <Card>
          <CopyValue name="vpa" label={t('upi.vpa')} value={page.vpa} />
          <CopyValue name="receiver" label={t('invoice.receiver')} value={page.receiver} />
          {page.note === undefined ? null : <CopyValue name="note" label={t('upi.note')} value={page.note} />}
        </Card>
      </PayCode>
      <Card>
        <Steps steps={stepNames.map((name) => ({ name, text: t(`upi.step.${name}`) }))} />
      </Card>
    </>
  );
}
