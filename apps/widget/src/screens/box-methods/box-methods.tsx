import { useStore } from 'zustand';
import { GroupTile } from '../../card-views/group-tile.tsx';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { coinsFor } from '../../flows/sweepstake/coin-choice.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { Disclaimers } from '../../invoice/coins/disclaimers.tsx';
import { NoBox } from '../../invoice/coins/no-box.tsx';
import { OrderInfo } from '../../invoice/coins/order-info.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './box-methods.module.css';

/** The chosen package, what is said of its coins, and the ways to pay for it. */
export function BoxMethods() {
  const { boxes, methods, navigator, session } = useServices();
  const { text: t, locale } = useTexts();
  const box = useStore(boxes.store, (state) => state.chosen);
  const tiles = useStore(methods.store, (state) => state.tiles);
  const country = useStore(session, (state) => state.country);
  if (!box) return <NoBox />;
  const query = { box: String(box.boxId) };
  const price = { amount: box.price, currency: box.priceCurrencyCode, country, locale };
  const href = navigator.href('sweepDepositCrypto', query);
  return (
    <Screen>
      <OrderInfo box={box} />
      <h2 className={styles.title}>{t('sweepstake.pay')}</h2>
      <TileGrid label={t('sweepstake.pay')}>
        {tiles.map((tile) =>
          tile.kind === 'group' ? (
            <li key={`group ${tile.group.name}`}>
              <GroupTile
                // It counts the coins that its page will offer for this price.
                group={{ ...tile.group, paymentMethods: coinsFor(tile.group.paymentMethods, price) }}
                href={href}
                onChoose={boxes.showCoins}
              />
            </li>
          ) : (
            <li key={tile.method.name}>
              <MethodTile method={tile.method} href={href} onChoose={boxes.chooseCoin} />
            </li>
          ),
        )}
      </TileGrid>
      <Disclaimers />
    </Screen>
  );
}
