import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { ReactNode } from 'react';
import { NoWallet } from '../../card-views/no-wallet.tsx';
import type { Preparation } from '../../flows/deposit/deposit-flow.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './preparation-state.module.css';

export interface PreparationStateProps {
  readonly method: PaymentMethod;
  readonly kind: Preparation['kind'];
  readonly onAgain: () => void;
  /** What can be shown only once the provider has answered. */
  readonly children: ReactNode;
}

/** The part of a form that waits for the preparation: its shape until it is there, and another try where it failed. */
export function PreparationState({ method, kind, onAgain, children }: PreparationStateProps) {
  const t = useText();
  switch (kind) {
    case 'none':
    case 'ready':
      return children;
    case 'loading':
      return (
        <div className={styles.placeholder} aria-busy="true" data-testid="preparing">
          {Array.from({ length: Math.max(1, method.fields.length) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no other name than their place.
            <Skeleton key={index} shape="field" />
          ))}
        </div>
      );
    case 'noWallet':
      return <NoWallet />;
    case 'failed':
      return (
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={onAgain}
        />
      );
  }
}
