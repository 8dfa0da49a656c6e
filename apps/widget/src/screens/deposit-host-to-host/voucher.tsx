import type { CashVoucher } from '@opencashier/contract/entities/deposit';
import { useText } from '../../i18n/use-text.ts';
import { CopyValue } from '../../invoice/copy-value.tsx';
import { OutsideLink } from '../../invoice/outside-link.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Barcode } from './barcode.tsx';
import styles from './voucher.module.css';

/** The code that is paid in cash, to be read out, copied or scanned, and who takes it. */
export function Voucher({ voucher }: { readonly voucher: CashVoucher }) {
  const t = useText();
  const { code, barcode, agents } = voucher;
  return (
    <>
      <Card>
        <CopyValue name="code" label={t('requisite.cashCode')} value={code.replace(/\s/g, '')}>
          <span className={styles.code}>{code}</span>
        </CopyValue>
        {barcode ? <Barcode text={barcode} label={t('cash.barcode')} /> : null}
      </Card>
      {agents.length > 0 ? (
        <Card>
          <h3 className={styles.title}>{t('cash.agents')}</h3>
          <ul className={styles.agents}>
            {agents.map(({ name, note, contactUrl }) => (
              <li key={name} className={styles.agent} data-testid="agent">
                <span>
                  <bdi>{name}</bdi>
                  {note ? (
                    <span className={styles.note}>
                      <bdi>{note}</bdi>
                    </span>
                  ) : null}
                </span>
                {contactUrl ? (
                  <OutsideLink url={contactUrl} kind="quiet" testId="agent-contact">
                    {t('cash.contact')}
                  </OutsideLink>
                ) : null}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
