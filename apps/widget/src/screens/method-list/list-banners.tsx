import { useStore } from 'zustand';
import { isPlainPress } from '../../card-views/method-tile.tsx';
import { methodText } from '../../flows/method-text.ts';
import { isInSight } from '../../flows/method-tiles.ts';
import { listRoutes } from '../../flows/payment-kind.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { useMethods, usePaymentKind } from '../../services/use-methods.ts';
import { ForwardIcon } from '../../ui/icons.tsx';
import styles from './list-banners.module.css';

/** So many banners at most: more of them would hide the list they belong to. */
const bannersShown = 2;

/** Says no more than that the method stands out, which a tile in sight does by itself. */
const recommended = 'recommended';

/** What the catalogue wants said about single methods, above the list. Unknown banners are not shown. */
export function ListBanners() {
  const { navigator } = useServices();
  const methods = useMethods();
  const listRoute = listRoutes[usePaymentKind()];
  const texts = useTexts();
  const list = useStore(methods.store, (state) => state.list);
  const tiles = useStore(methods.store, (state) => state.tiles);
  const shown = (list?.methods ?? [])
    .filter((method) => {
      const { banner, availability } = method;
      if (banner === recommended && isInSight(tiles, method)) return false;
      const isUsable = availability === undefined || availability.state === 'available';
      return isUsable && banner !== undefined && texts.has(`banner.${banner}`);
    })
    .slice(0, bannersShown);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.banners}>
      {shown.map((method) => (
        <li key={method.name}>
          <a
            className={styles.banner}
            href={navigator.href(listRoute, { method: method.name })}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              methods.chooseMethod(method);
            }}
          >
            <span>{texts.text(`banner.${method.banner}`, { method: methodText(method, texts.locale) })}</span>
            <ForwardIcon size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
