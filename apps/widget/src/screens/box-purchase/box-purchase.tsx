import type { FieldOption } from '@opencashier/contract/entities/form-field';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { useState } from 'react';
import { useStore } from 'zustand';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { methodText } from '../../flows/method-text.ts';
import { coinsFor, networksFor } from '../../flows/sweepstake/coin-choice.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { NoBox } from '../../invoice/coins/no-box.tsx';
import { OrderInfo } from '../../invoice/coins/order-info.tsx';
import { SimilarDialog } from '../../invoice/similar-dialog.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Chips } from '../../ui/chips/chips.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './box-purchase.module.css';
import { BuyActions } from './buy-actions.tsx';

/** Which coin the package is paid with, over which network, and the press that buys it. */
export function BoxPurchase() {
  const { boxes, deposit, methods, navigator, selection, session } = useServices();
  const { text: t, locale } = useTexts();
  const box = useStore(boxes.store, (state) => state.chosen);
  const isLoading = useStore(boxes.store, (state) => state.status === 'loading');
  const list = useStore(methods.store, (state) => state.list);
  const chosen = useStore(selection, (state) => state.method);
  const isBusy = useStore(
    deposit.store,
    ({ phase }) => phase.kind === 'creating' || phase.kind === 'checking',
  );
  const country = useStore(session, (state) => state.country);
  const [network, setNetwork] = useState<string>();
  if (!box) return isLoading ? null : <NoBox />;

  const price = { amount: box.price, currency: box.priceCurrencyCode, country, locale };
  const coins = coinsFor(list?.methods ?? [], price);
  const networks = chosen ? networksFor(chosen, price) : [];
  const only = networks.length === 1 ? networks[0] : undefined;
  const selected = networks.find(({ value }) => value === network) ?? only;
  const choose = (method: PaymentMethod) => {
    if (isBusy) return;
    setNetwork(undefined);
    boxes.chooseCoin(method);
  };

  return (
    <Screen
      actions={
        <>
          {chosen && networks.length > 1 ? (
            // In reach of the press that it is missing for: the list of coins is long.
            <section className={styles.networks}>
              <h3 className={styles.label}>
                {t('sweepstake.network', { coin: methodText(chosen, locale) })}
              </h3>
              <Chips
                label={t('field.network')}
                chips={networks.map(({ value, label }) => ({ value, text: label }))}
                chosen={selected?.value}
                onChoose={(value) => {
                  if (!isBusy) setNetwork(value);
                }}
                testId="network-chip"
                valueAttribute="data-network"
              />
            </section>
          ) : null}
          <BuyActions box={box} method={chosen} networks={networks} network={selected} />
        </>
      }
    >
      <OrderInfo box={box} isLocked={isBusy} />
      <h2 className={styles.title}>{t('sweepstake.coin')}</h2>
      <TileGrid label={t('sweepstake.coin')}>
        {coins.map((method) => (
          <li key={method.name}>
            <MethodTile
              method={method}
              line={networksFor(method, price)
                .map(({ label }: FieldOption) => label)
                .join(' · ')}
              isChosen={chosen?.name === method.name}
              href={navigator.href('sweepDepositCrypto', { box: String(box.boxId), method: method.name })}
              onChoose={choose}
            />
          </li>
        ))}
      </TileGrid>
      <SimilarDialog />
    </Screen>
  );
}
