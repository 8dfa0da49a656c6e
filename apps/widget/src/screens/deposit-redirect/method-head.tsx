import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { useSprite } from '../../card-views/use-facts.ts';
import { videoGuideOf } from '../../flows/invoice/video-guide.ts';
import { choiceQuery } from '../../flows/method-route.ts';
import { methodText } from '../../flows/method-text.ts';
import type { FormSource } from '../../forms/form-source.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { usePaymentKind } from '../../services/use-methods.ts';
import { Button } from '../../ui/button/button.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { SpriteIcon } from '../../ui/sprite-icon/sprite-icon.tsx';
import { MethodBadge } from './method-badge.tsx';
import styles from './method-head.module.css';

export interface MethodHeadProps {
  readonly method: PaymentMethod;
  /** False in rooms that the way to the guide would leave for good. */
  readonly isGuided?: boolean;
}

/** The chosen method, with its badge and the way to its guide. */
export function MethodHead({ method, isGuided = true }: MethodHeadProps) {
  const { deposit, withdrawal, navigator, selection, session } = useServices();
  const isWithdrawal = usePaymentKind() === 'withdrawal';
  const { text: t, locale } = useTexts();
  const country = useStore(session, (state) => state.country);
  const source: FormSource = isWithdrawal ? withdrawal : deposit;
  const isLocked = useStore(source.store, ({ phase }) => phase.kind !== 'editing');
  const guide = isWithdrawal ? 'withdrawalRedirectInstruction' : 'depositVideoInstruction';
  const hasGuide = isGuided && (isWithdrawal || videoGuideOf(method, locale, country) !== undefined);
  return (
    <div className={styles.head} data-testid="method-head">
      <SpriteIcon sprite={useSprite()} id={method.iconIds[0]} />
      <h2 className={styles.name}>{methodText(method, locale)}</h2>
      {method.badge ? <MethodBadge key={method.badge} badge={method.badge} /> : null}
      {hasGuide ? (
        <span className={styles.guide}>
          <Button
            kind="quiet"
            disabled={isLocked}
            icon={<InfoIcon size={20} />}
            onClick={() => navigator.go(guide, { query: choiceQuery(selection.getState()) })}
            data-testid="guide-link"
          >
            {t('guide.link')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
