import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMoney } from '../card-views/use-money.ts';
import type { InvoiceState } from '../flows/invoice/invoice.ts';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Screen } from '../ui/screen/screen.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { CopyValue } from './copy-value.tsx';
import { InvoiceActions, type InvoiceActionsProps } from './invoice-actions.tsx';
import styles from './invoice-screen.module.css';
import { TimeLeft } from './time-left.tsx';
import { useInvoiceRoom } from './use-invoice-room.ts';

export interface InvoiceScreenProps extends InvoiceActionsProps {
  /** What to do with the amount ("Send exactly"). */
  readonly lead: string;
  /** What is sent where it is not the deposit's own amount: an asset's, as decimal text to be copied. */
  readonly payAmount?: { readonly value: string; readonly unit: string } | undefined;
  /** Drawn once the instruction is known. */
  readonly children: (invoice: InvoiceState) => ReactNode;
}

/**
 * The frame of every room that tells how to pay: the amount with its copy, the time left by the server's clock, what
 * the room brings, and the player's two ways on.
 */
export function InvoiceScreen({ lead, payAmount, children, ...actions }: InvoiceScreenProps) {
  const t = useText();
  const money = useMoney();
  const { route } = useServices();
  const isFound = useStore(route, ({ query }) => query.found !== undefined);
  const state = useInvoiceRoom();
  const { phase, amount, currency } = state;
  const isReady = phase === 'ready';
  const text = payAmount ? `${payAmount.value} ${payAmount.unit}` : money(amount, currency);
  return (
    <Screen actions={isReady ? <InvoiceActions {...actions} /> : undefined}>
      <section className={styles.head} data-testid="invoice" data-phase={phase}>
        <p className={styles.lead}>{lead}</p>
        {isReady ? (
          <CopyValue
            name="amount"
            label={t('invoice.amount')}
            value={payAmount?.value ?? String(amount)}
            look="amount"
          >
            {text}
          </CopyValue>
        ) : (
          <Skeleton shape="title" />
        )}
        <TimeLeft />
      </section>
      {isFound && isReady ? (
        <div role="status" data-testid="found">
          <Notice tone="warning" title={t('similar.titleUnknown')}>
            {t('invoice.found')}
          </Notice>
        </div>
      ) : null}
      {phase === 'checking' ? (
        <Notice tone="warning" title={t('complete.stillChecking.title')}>
          {t('complete.stillChecking.text')}
        </Notice>
      ) : null}
      {isReady ? (
        children(state)
      ) : (
        <>
          <Skeleton shape="tile" />
          <Skeleton shape="tile" />
        </>
      )}
    </Screen>
  );
}
