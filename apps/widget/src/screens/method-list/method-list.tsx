import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../../flows/idle.ts';
import { useText } from '../../i18n/use-text.ts';
import { OpenPayment } from '../../invoice/open-payment.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useMethods, usePaymentKind } from '../../services/use-methods.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { optional } from '../../ui/optional.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import { ListBanners } from './list-banners.tsx';
import { ListTile } from './list-tile.tsx';
import styles from './method-list.module.css';
import { PopularLinks } from './popular-links.tsx';
import { RegionButton } from './region-button.tsx';

/** With more tiles than this, one searches rather than looks. */
const searchFrom = 13;
/** Below everything that is pressed first, so it may come after it. */
const ListLinks = optional(async () => {
  await new Promise<void>((resolve) => whenIdle(window, resolve));
  return (await import('./list-links.tsx')).ListLinks;
});
const skeletonTiles = [1, 2, 3, 4, 5, 6] as const;

/** The methods of the player's country, groups and single ones, in the catalogue's order. */
export function MethodList({ children }: { readonly children?: ReactNode }) {
  const { session } = useServices();
  const methods = useMethods();
  const kind = usePaymentKind();
  const isReady = useStore(session, (state) => state.isReady);
  const t = useText();
  const title = t(kind === 'withdrawal' ? 'withdrawal.list.title' : 'deposit.list.title');
  const status = useStore(methods.store, (state) => state.status);
  const count = useStore(methods.store, (state) => state.tiles.length);
  const tiles = useStore(methods.store, (state) => state.visibleTiles);
  const query = useStore(methods.store, (state) => state.query);
  const hasTiles = tiles.length > 0;
  const isLoading = status === 'loading' && count === 0;

  const isSearchable = useFirstCount(count) >= searchFrom;

  useEffect(() => {
    if (hasTiles) methods.tilesShown();
  }, [methods, hasTiles]);

  return (
    <Screen actions={<OpenPayment />}>
      {children}
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <RegionButton />
      </div>
      {isSearchable ? (
        <SearchField
          label={t('deposit.list.search')}
          clearLabel={t('button.clear')}
          value={query}
          onChange={methods.setQuery}
        />
      ) : null}
      {query === '' ? (
        <>
          <ListBanners />
          <PopularLinks />
        </>
      ) : null}
      {status === 'failed' && count === 0 ? (
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={() => void methods.load()}
        />
      ) : (
        // Two grids, so that the tiles come in their place instead of pushing the skeleton's about.
        <TileGrid key={isLoading ? 'skeleton' : 'tiles'} label={title}>
          {isLoading
            ? skeletonTiles.map((tile) => (
                <li key={tile}>
                  <Skeleton shape="tile" />
                </li>
              ))
            : tiles.map((tile) => (
                <li key={tile.kind === 'group' ? `group ${tile.group.name}` : tile.method.name}>
                  <ListTile tile={tile} />
                </li>
              ))}
        </TileGrid>
      )}
      {query !== '' && !hasTiles ? (
        <EmptyState
          icon={<SearchIcon size={32} />}
          title={t('deposit.list.nothingFound', { query })}
          text={t('deposit.list.nothingFoundText')}
        >
          <Button kind="secondary" onClick={() => methods.setQuery('')}>
            {t('deposit.list.showAll')}
          </Button>
        </EmptyState>
      ) : null}
      {isReady ? (
        <Suspense fallback={null}>
          <ListLinks />
        </Suspense>
      ) : null}
    </Screen>
  );
}

/** The first list decides, so that the player's own, a tile longer, does not push everything down. */
function useFirstCount(count: number): number {
  const [first, setFirst] = useState(count);
  if ((first === 0) !== (count === 0)) setFirst(count);
  return first;
}
