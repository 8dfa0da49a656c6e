import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import styles from './no-wallet.module.css';

/** Nothing is saved that could be paid with: another way is one press away. */
export function NoWallet() {
  const { methods, navigator } = useServices();
  const t = useText();
  const list = useStore(methods.store, (state) => state.list);
  const card = list?.methods.find(
    ({ cardViewType, availability }) =>
      cardViewType === cardViewTypes.card && (availability?.state ?? 'available') === 'available',
  );
  return (
    <div className={styles.none} data-testid="no-wallet">
      <Notice title={t('card.noneSaved.title')}>
        <p>{t('card.noneSaved.text')}</p>
      </Notice>
      <Button
        isWide
        kind="secondary"
        onClick={() => (card ? methods.chooseMethod(card) : navigator.back('deposit'))}
      >
        {t(card ? 'card.noneSaved.newCard' : 'card.noneSaved.action')}
      </Button>
    </div>
  );
}
