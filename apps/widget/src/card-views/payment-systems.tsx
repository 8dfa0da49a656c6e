import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { cardBrandNamed } from '../forms/card/card-brands.ts';
import { useText } from '../i18n/use-text.ts';
import { CardMark } from './card-mark.tsx';
import styles from './payment-systems.module.css';

/** Brands of cards that the method takes, where it names them. */
export function PaymentSystems({ method }: { readonly method: PaymentMethod }) {
  const t = useText();
  const brands = (method.paymentSystems ?? []).flatMap((id) => cardBrandNamed(id) ?? []);
  if (brands.length === 0) return null;
  const names = brands.map(({ name }) => name).join(', ');
  return (
    <div className={styles.row} role="img" aria-label={t('card.brands', { brands: names })}>
      {brands.map(({ id }) => (
        <CardMark key={id} brand={id} />
      ))}
    </div>
  );
}
