import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useStore } from 'zustand';
import { walletCurrencyOf } from '../flows/wallet-currency.ts';
import type { FormSource } from '../forms/form-source.ts';
import { intlLocales } from '../i18n/intl-locales.ts';
import { useTexts } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { usePaymentKind } from '../services/use-methods.ts';
import styles from './amount-worth.module.css';
import { useConversion } from './use-conversion.ts';
import { useMoney } from './use-money.ts';

/**
 * What the amount comes to in the asset that is sent, or in the player's own currency where the method's is another.
 * Nothing waits for it: where nobody can tell, nothing is told.
 */
export function AmountWorth({ method }: { readonly method: PaymentMethod }) {
  const { deposit, withdrawal, session } = useServices();
  const source: FormSource = usePaymentKind() === 'withdrawal' ? withdrawal : deposit;
  const { text: t, locale } = useTexts();
  const money = useMoney();
  const amount = useStore(source.store, (state) => state.amount);
  const currency = useStore(source.store, (state) => state.currency);
  const own = useStore(session, walletCurrencyOf);
  const to = method.asset ?? own;
  const worth = useConversion(amount, currency, to);
  if (to === currency || to === '') return null;
  return (
    <p className={styles.worth} data-testid="worth" data-freshness={worth.freshness}>
      {worth.amount === undefined ? '\u00a0' : words(worth.amount)}
    </p>
  );

  function time(at = Date.now()): string {
    return new Intl.DateTimeFormat(intlLocales(locale), { hour: '2-digit', minute: '2-digit' }).format(at);
  }

  function words(converted: number): string {
    const values = { amount: money(converted, to) };
    if (worth.freshness === 'old') return t('deposit.convertedOld', { ...values, time: time(worth.toldAt) });
    // The price of a coin is told the other way round, where it is sent.
    if (worth.rate === undefined || method.asset !== undefined) return t('deposit.converted', values);
    return t('deposit.convertedAt', { ...values, from: currency, rate: worth.rate, to });
  }
}
