import type { SavedWallet } from '@opencashier/contract/calls/deposit-prepare';
import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { useText } from '../i18n/use-text.ts';
import { useServices } from '../services/services-context.tsx';
import { MethodIcon } from '../ui/icons.tsx';
import { CardMark } from './card-mark.tsx';
import { usePreparation } from './use-preparation.ts';
import styles from './wallet-choice.module.css';

/** The saved cards, and a new one where the method takes one. Without a saved card there is nothing to choose. */
export function WalletChoice({ method }: { readonly method: PaymentMethod }) {
  const { deposit } = useServices();
  const t = useText();
  const chosen = useStore(deposit.store, (state) => state.walletId);
  const isLocked = useStore(deposit.store, ({ phase }) => phase.kind !== 'editing');
  const wallets = usePreparation()?.wallets ?? [];
  const name = useId();
  if (wallets.length === 0) return null;
  const takesNew = method.cardViewType !== cardViewTypes.cardWalletOnly;
  const row = (id: string | undefined, mark: ReactNode, words: ReactNode) => (
    <label key={id ?? ''} className={styles.row} data-testid="wallet" data-wallet={id ?? 'new'}>
      <input
        type="radio"
        name={name}
        checked={chosen === id}
        disabled={isLocked}
        onChange={() => deposit.chooseWallet(id)}
      />
      {mark}
      <span className={styles.words}>{words}</span>
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('card.choose')}</legend>
      {wallets.map((wallet) =>
        row(wallet.id, <WalletMark wallet={wallet} />, <bdi dir="ltr">{wallet.label}</bdi>),
      )}
      {takesNew ? row(undefined, <MethodIcon size={24} />, t('card.new')) : null}
    </fieldset>
  );
}

function WalletMark({ wallet: { brand } }: { readonly wallet: SavedWallet }) {
  return brand ? <CardMark brand={brand} /> : <MethodIcon size={24} />;
}
