import { useStore } from 'zustand';
import { isPlainPress } from '../../card-views/method-tile.tsx';
import { useSprite } from '../../card-views/use-facts.ts';
import { methodText } from '../../flows/method-text.ts';
import { isInSight } from '../../flows/method-tiles.ts';
import type { MethodsState } from '../../flows/methods.ts';
import { listRoutes } from '../../flows/payment-kind.ts';
import { useTexts } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { useMethods, usePaymentKind } from '../../services/use-methods.ts';
import { SpriteIcon } from '../../ui/sprite-icon/sprite-icon.tsx';
import styles from './popular-links.module.css';

const linksShown = 4;

/** Popular methods in groups that stand out of sight; those with a tile of their own carry a badge there. */
function hiddenPopular({ tiles, popular }: MethodsState): MethodsState['popular'] {
  const alone = new Set(tiles.flatMap((tile) => (tile.kind === 'method' ? [tile.method.name] : [])));
  return popular
    .filter(
      (method) =>
        !alone.has(method.name) &&
        !isInSight(tiles, method) &&
        (method.availability?.state ?? 'available') === 'available',
    )
    .slice(0, linksShown);
}

/** One press to the popular members of groups. */
export function PopularLinks() {
  const { navigator } = useServices();
  const methods = useMethods();
  const list = listRoutes[usePaymentKind()];
  const { text: t, locale } = useTexts();
  const sprite = useSprite();
  const links = hiddenPopular(useStore(methods.store));
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('deposit.list.popular')}>
      {links.map((method) => (
        <li key={method.name}>
          <a
            className={styles.link}
            href={navigator.href(list, { method: method.name })}
            data-testid="popular-link"
            data-popular={method.name}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              methods.chooseMethod(method);
            }}
          >
            <SpriteIcon sprite={sprite} id={method.iconIds[0]} isSmall />
            {methodText(method, locale)}
          </a>
        </li>
      ))}
    </ul>
  );
}
