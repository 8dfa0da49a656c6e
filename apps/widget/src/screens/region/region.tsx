import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorSection } from '../../ui/error-section/error-section.tsx';
import { CheckIcon, SearchIcon } from '../../ui/icons.tsx';
import { List, ListItem } from '../../ui/list/list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Flag } from './flag.tsx';
import styles from './region.module.css';

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The countries that have methods, each with the currency that it would be paid in. */
export function Region() {
  const { regions, session } = useServices();
  const t = useText();
  const { status, regions: all, visible, query } = useStore(regions.store);
  const country = useStore(session, (state) => state.country);
  // Where all are paid in the same one it says nothing.
  const isCurrencyTold = new Set(all.map(regions.currencyOf)).size > 1;

  useEffect(() => {
    void regions.load();
    return () => regions.setQuery('');
  }, [regions]);

  return (
    <Screen>
      <h2 className={styles.title}>{t('region.title')}</h2>
      <SearchField
        label={t('region.search')}
        clearLabel={t('button.clear')}
        value={query}
        onChange={regions.setQuery}
      />
      {status === 'failed' ? (
        <ErrorSection
          title={t('errorSection.title')}
          text={t('errorSection.text')}
          refreshLabel={t('button.refresh')}
          onRefresh={() => void regions.load()}
        />
      ) : null}
      {status === 'idle' || status === 'loading' ? (
        <div className={styles.skeleton}>
          {skeletonRows.map((row) => (
            <Skeleton key={row} shape="row" />
          ))}
        </div>
      ) : null}
      {status === 'ready' && visible.length > 0 ? (
        <List label={t('region.title')}>
          {visible.map((region) => (
            <ListItem
              key={region.code}
              start={<Flag code={region.code} />}
              title={region.name}
              note={isCurrencyTold ? regions.currencyOf(region) : undefined}
              isChosen={region.code === country}
              chosenMark={<CheckIcon size={20} />}
              onPress={() => regions.choose(region.code)}
              data-testid="region-option"
              data-country={region.code}
            />
          ))}
        </List>
      ) : null}
      {status === 'ready' && visible.length === 0 ? (
        <EmptyState
          icon={<SearchIcon size={32} />}
          title={t('region.nothingFound', { query })}
          text={t('region.nothingFoundText')}
        />
      ) : null}
    </Screen>
  );
}
