import { useStore } from 'zustand';
import { isTakenBack, missingOf } from '../flows/status.ts';
import { copyText } from '../host/copy-text.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Card } from '../ui/card/card.tsx';
import { CopyButton } from '../ui/copy-button/copy-button.tsx';
import { Ring } from '../ui/ring/ring.tsx';
import { LiveText } from '../ui/visually-hidden/visually-hidden.tsx';
import styles from './chain-progress.module.css';
import { OutsideLink } from './outside-link.tsx';

/** How far the chain has come with the payment: its confirmations live, the transaction and its page. */
export function ChainProgress() {
  const { host, status } = useServices();
  const t = useText();
  const transaction = useStore(status.store, (state) => state.transaction);
  if (!transaction?.txid) return null;
  const { txid, confirmations, explorerUrl, isFurther } = transaction;
  const isFinal = confirmations !== undefined && confirmations.count >= confirmations.required;
  const isBack = isTakenBack(transaction);
  const title = t(isFinal ? 'chain.confirmed' : isFurther ? 'chain.further' : 'chain.seen');
  const counted = confirmations && t('chain.confirmations', { ...confirmations });
  return (
    <Card tone={isFinal && !isBack ? 'success' : 'plain'}>
      {/* How far it came says nothing any more once the money went back. */}
      {isBack ? null : (
        <div className={styles.progress} data-testid="chain">
          {confirmations ? (
            <Ring
              count={confirmations.count}
              of={confirmations.required}
              label={counted ?? title}
              testId="confirmations"
            />
          ) : null}
          <div>
            <p className={styles.title}>{title}</p>
            {counted ? <p className={styles.note}>{counted}</p> : null}
            {isFinal || missingOf(transaction) !== undefined ? null : (
              <p className={styles.note}>{t('chain.dontSendAgain')}</p>
            )}
          </div>
        </div>
      )}
      <p className={styles.transaction} data-alone={isBack ? '' : undefined}>
        <span>
          <span className={styles.note}>{t('chain.transaction')}</span>
          <br />
          <bdi className={styles.txid} data-testid="txid">
            {txid}
          </bdi>
        </span>
        <CopyButton
          name="txid"
          label={t('invoice.copy', { what: t('chain.transaction') })}
          copiedText={t('button.copied')}
          onCopy={() => copyText(host, txid)}
        />
      </p>
      {explorerUrl ? (
        <OutsideLink kind="quiet" isWide url={explorerUrl} testId="explorer">
          {t('chain.explorer')}
        </OutsideLink>
      ) : null}
      <LiveText text={isBack ? '' : title} />
    </Card>
  );
}
