import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import { useState } from 'react';
import { useStore } from 'zustand';
import { MethodTile } from '../../card-views/method-tile.tsx';
import { networksText } from '../../card-views/network-facts.ts';
import { useFacts } from '../../card-views/use-facts.ts';
import { useServices } from '../../services/services-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { TileGrid } from '../../ui/tile/tile-grid.tsx';
import styles from './deposit-crypto.module.css';
import { searchCoins } from './search-coins.ts';

const category = 'crypto';

/** The chosen group; whoever comes back from an address after a reload has none, and sees the list's. */
function useCoins(): PaymentGroup | undefined {
  const { methods, selection } = useServices();
  const chosen = useStore(selection, (state) => state.group);
  const tiles = useStore(methods.store, (state) => state.tiles);
  if (chosen?.name === category) return chosen;
  const tile = tiles.find((one) => one.kind === 'group' && one.group.name === category);
  return tile?.kind === 'group' ? tile.group : undefined;
}

/** The coins that can be sent, each with its networks and what is the least on each. */
export function DepositCrypto() {
  const { methods, navigator } = useServices();
  const facts = useFacts();
  const { t, locale } = facts;
  const group = useCoins();
  const [query, setQuery] = useState('');
  if (!group) return null;
  const coins = searchCoins(group.paymentMethods, query, locale);
  const label = t(group.label);
  return (
    <Screen>
      <h2 className={styles.title}>{label}</h2>
      <SearchField
        label={t('crypto.search')}
        clearLabel={t('button.clear')}
        value={query}
        onChange={setQuery}
      />
      {coins.length > 0 ? (
        <TileGrid label={label}>
          {coins.map((method) => (
            <li key={method.name}>
              <MethodTile
                method={method}
                line={networksText(method, facts)}
                href={navigator.href('deposit', { group: group.name, method: method.name })}
                onChoose={methods.chooseMethod}
              />
            </li>
          ))}
        </TileGrid>
      ) : (
        <EmptyState
          icon={<SearchIcon size={32} />}
          title={t('crypto.nothingFound', { query })}
          text={t('crypto.nothingFoundText')}
        />
      )}
    </Screen>
  );
}
