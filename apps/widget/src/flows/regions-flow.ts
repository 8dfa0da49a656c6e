import { methodsCountrySelectorV2 } from '@opencashier/contract/calls/methods-country-selector-v2';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { RouteStore } from './current-route.ts';
import type { Navigator } from './navigator.ts';
import { kindOfRoute, listRoutes, type PaymentKind } from './payment-kind.ts';
import type { Region, RegionsFlow, RegionsState } from './regions.ts';
import type { SessionStore } from './session.ts';
import { chooseCountry } from './session-changes.ts';
import type { SafeStorage } from './storage.ts';
import { folded } from './text-search.ts';
import { walletCurrencyOf } from './wallet-currency.ts';

export interface RegionsDeps {
  readonly client: Client;
  readonly session: SessionStore;
  readonly storage: SafeStorage;
  readonly navigator: Navigator;
  /** Says whose list is to be shown for the country. */
  readonly route: Pick<RouteStore, 'getState'>;
}

/** The country's name in its own main language and in English, for those who type it so. */
function otherNames(code: string): readonly string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  return [own, 'en'].map(
    (language) => new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code,
  );
}

const searchNames = new Map<string, readonly string[]>();

/** All names of a region as searches compare them, kept per country since making them costs a moment. */
function namesOf({ code, name }: Region): readonly string[] {
  const others = searchNames.get(code) ?? otherNames(code).map(folded);
  searchNames.set(code, others);
  return [folded(name), ...others];
}

/** How near a region is to what was typed, 0 the nearest; undefined for one that was not meant. */
function nearness(region: Region, wanted: string): number | undefined {
  if (region.code.toLowerCase() === wanted) return 0;
  const names = namesOf(region);
  if (names.some((name) => name.startsWith(wanted))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : undefined;
}

/** The region whose code is the query, those whose name begins with it, then those that contain it. */
function searchRegions(regions: readonly Region[], query: string): readonly Region[] {
  const wanted = folded(query.trim());
  if (!wanted) return regions;
  return [0, 1, 2].flatMap((rank) => regions.filter((region) => nearness(region, wanted) === rank));
}

export function createRegionsFlow({ client, session, storage, navigator, route }: RegionsDeps): RegionsFlow {
  const store = createStore<RegionsState>(() => ({ status: 'idle', regions: [], query: '', visible: [] }));

  const kind = (): PaymentKind => kindOfRoute(route.getState());

  const currencyOf = ({ currencies, own }: Region): string => {
    const now = session.getState();
    const wallet = walletCurrencyOf(now);
    // Money is paid in as people of the country pay. It is paid out, or spent on coins, of what the player has.
    const isPaidIn = kind() === 'deposit' && now.view !== 'sweep';
    if (isPaidIn && own.length > 0) return own.find((one) => one === wallet) ?? own[0] ?? wallet;
    return currencies.includes(wallet) ? wallet : (currencies[0] ?? wallet);
  };

  return {
    store,
    currencyOf,
    async load() {
      const isFirst = store.getState().regions.length === 0;
      if (isFirst) store.setState({ status: 'loading' });
      const result = await client.call(methodsCountrySelectorV2, {});
      if (!result.ok) {
        if (isFirst) store.setState({ status: 'failed' });
        return;
      }
      const { locale, user, country } = session.getState();
      const home = user?.country ?? country;
      const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
      const regions = result.data.countries
        .map(({ code, currencies, own = [] }) => ({ code, currencies, own, name: names.of(code) ?? code }))
        .sort(
          (a, b) => Number(b.code === home) - Number(a.code === home) || a.name.localeCompare(b.name, locale),
        );
      store.setState(({ query }) => ({ status: 'ready', regions, visible: searchRegions(regions, query) }));
    },
    setQuery(query) {
      store.setState(({ regions }) => ({ query, visible: searchRegions(regions, query) }));
    },
    choose(code) {
      const region = store.getState().regions.find((one) => one.code === code);
      if (!region) return;
      chooseCountry(session, storage, code, currencyOf(region));
      store.setState(({ regions }) => ({ query: '', visible: regions }));
      const list = listRoutes[kind()];
      navigator.go(session.getState().view === 'sweep' ? 'sweepDeposit' : list, {
        query: { refetch: '1' },
        replace: true,
      });
    },
  };
}
