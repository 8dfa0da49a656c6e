import { useText } from '../../i18n/use-text.ts';
import { CopyAction } from '../../invoice/copy-action.tsx';
import { InvoiceScreen } from '../../invoice/invoice-screen.tsx';
import { PayCode } from '../../invoice/pay-code.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Steps } from '../../ui/steps/steps.tsx';
import styles from './deposit-pix.module.css';

const stepNames = ['open', 'paste', 'check'] as const;

/** The charge's BR Code: to be pasted into the bank's app, or scanned by it. */
export function DepositPix() {
  const t = useText();
  return (
    <InvoiceScreen lead={t('pix.pay')}>
      {({ response }) => {
        const page = response?.data?.page;
        if (!page || !('brCode' in page)) return null;
        return (
          <>
            <PayCode text={page.brCode} logo="Pix" label={t('pix.scan')}>
              <Card>
                <p className={styles.label}>{t('pix.code')}</p>
                <p className={styles.code} data-testid="br-code">
                  <bdi>{page.brCode}</bdi>
                </p>
                <CopyAction name="brCode" value={page.brCode}>
                  {t('pix.copy')}
                </CopyAction>
              </Card>
            </PayCode>
            <Card>
              <Steps steps={stepNames.map((name) => ({ name, text: t(`pix.step.${name}`) }))} />
            </Card>
            {page.receiver ? (
              <Card>
                <Facts
                  facts={[
                    { name: 'receiver', label: t('invoice.receiver'), value: <bdi>{page.receiver}</bdi> },
                  ]}
                />
              </Card>
            ) : null}
          </>
        );
      }}
    </InvoiceScreen>
  );
}
