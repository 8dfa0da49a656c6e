import { useStore } from 'zustand';
import { GroupTile } from '../../card-views/group-tile.tsx';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Disclaimers } from '../../invoice/coins/disclaimers.tsx';
import { NoBox } from '../../invoice/coins/no-box.tsx';
import { OrderInfo } from '../../invoice/coins/order-info.tsx';
import { useServices } from '../../services/services-context.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './box-methods.module.css';

/** The chosen package, what is said of its coins, and the ways to pay for it. */
export function BoxMethods() {
  const { boxes, methods, navigator } = useServices();
  const t = useText();
  const box = useStore(boxes.store, (state) => state.chosen);
  const tiles = useStore(methods.store, (state) => state.tiles);
  if (!box) return <NoBox />;
  const query = { box: String(box.boxId) };
  const href = navigator.href('sweepDepositCrypto', query);
  return (
    <Screen>
      <OrderInfo box={box} />
      <h2 className={styles.title}>{t('sweepstake.pay')}</h2>
      <TileGrid label={t('sweepstake.pay')}>
        {tiles.map((tile) =>
          tile.kind === 'group' ? (
            <li key={`group ${tile.group.name}`}>
              <GroupTile group={tile.group} href={href} onChoose={boxes.showCoins} />
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
