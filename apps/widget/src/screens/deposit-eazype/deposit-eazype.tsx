import { useText } from '../../i18n/use-text.ts';
import { CopyValue } from '../../invoice/copy-value.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { OutsideLink } from '../../invoice/outside-link.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Steps } from '../../ui/steps/steps.tsx';

const stepNames = ['open', 'send', 'back'] as const;

/** Where to send the money from the wallet's app, and the app itself where the method declares its link. */
export function DepositEazype() {
  const t = useText();
  return (
    <InvoiceScreen lead={t('eazype.pay')}>
      {({ response, method }) => {
        const page = response?.data?.page;
        if (!page || !('account' in page)) return null;
        const { account, receiver, deepLink } = page;
        return (
          <>
            {deepLink ? (
              <OutsideLink
                kind="secondary"
                isWide
                url={deepLink}
                deepLinkSchemes={method?.deepLinkSchemes}
                testId="app-link"
              >
                {t('eazype.open')}
              </OutsideLink>
            ) : null}
            <Card>
              <CopyValue name="account" label={t('eazype.account')} value={account} />
              <CopyValue name="receiver" label={t('invoice.receiver')} value={receiver} />
            </Card>
            <Card>
              <Steps steps={stepNames.map((name) => ({ name, text: t(`eazype.step.${name}`) }))} />
            </Card>
            <Notice>{t('eazype.exact')}</Notice>
          </>
        );
      }}
    </InvoiceScreen>
  );
}
