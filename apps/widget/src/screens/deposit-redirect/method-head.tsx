import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useSprite } from '../../card-views/use-facts.ts';
import { methodText } from '../../flows/method-text.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { SpriteIcon } from '../../ui/sprite-icon/sprite-icon.tsx';
import styles from './method-head.module.css';

/** The chosen method. */
export function MethodHead({ method }: { readonly method: PaymentMethod }) {
  const { locale } = useTexts();
  return (
    <div className={styles.head}>
      <SpriteIcon sprite={useSprite()} id={method.iconIds[0]} />
      <h2 className={styles.name}>{methodText(method, locale)}</h2>
    </div>
  );
}
