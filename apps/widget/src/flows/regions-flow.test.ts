import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CurrentRoute } from './current-route.ts';
import { createRegionsFlow } from './regions-flow.ts';
import { createTestClient, ok } from './testing/test-client.ts';
import { createTestNavigator } from './testing/test-edges.ts';
import { memoryStorage, testSession } from './testing/test-session.ts';
import { walletCurrencyOf } from './wallet-currency.ts';

const someCountries = [
  { code: 'MX', currencies: ['MXN', 'USD'] },
  { code: 'CI', currencies: ['XOF', 'BRL'] },
  { code: 'BR', currencies: ['BRL'] },
];

const testRoute: CurrentRoute = {
  name: 'depositRegion',
  like: 'depositRegion',
  transaction: 'deposit',
  backRoute: 'deposit',
  isCloseHidden: false,
  query: {},
  state: undefined,
  previous: 'deposit',
  direction: 'none',
  pending: undefined,
};

function begin(
  countries: readonly { code: string; currencies: string[]; own?: string[] }[] = someCountries,
  query: Readonly<Record<string, string>> = {},
) {
  const server = createTestClient({
    'methods-country-selector-v2': () => ok({ countries: [...countries] }),
  });
  const nav = createTestNavigator();
  const session = testSession();
  const flow = createRegionsFlow({
    client: server.client,
    session,
    storage: memoryStorage(),
    navigator: nav.navigator,
    route: createStore(() => ({ ...testRoute, query })),
  });
  const visible = () => flow.store.getState().visible.map((region) => region.name);
  return { server, nav, session, flow, visible };
}

it('names the countries in the player’s language, in its order, and finds them', async () => {
  const { flow, visible } = begin();
  await flow.load();
  expect(visible()).toEqual(['Brazil', 'Côte d’Ivoire', 'Mexico']);
  flow.setQuery('cote');
  expect(visible()).toEqual(['Côte d’Ivoire']);
  flow.setQuery('mx');
  expect(visible()).toEqual(['Mexico']);
});

it('puts the country of a code first, then names that begin with the text', async () => {
  const codes = ['AR', 'BH', 'FI', 'ID', 'IN'];
  const { flow, visible } = begin(codes.map((code) => ({ code, currencies: ['USD'] })));
  await flow.load();
  flow.setQuery('IN');
  expect(visible()).toEqual(['India', 'Indonesia', 'Argentina', 'Bahrain', 'Finland']);
});

it('finds a country by its name in its own language and in English', async () => {
  const { flow, session, visible } = begin(
    ['DE', 'FI', 'KH', 'GR'].map((code) => ({ code, currencies: ['EUR'] })),
  );
  session.setState({ locale: 'ar' });
  await flow.load();
  const only = (query: string) => {
    flow.setQuery(query);
    return flow.store.getState().visible.map(({ code }) => code);
  };
  expect(only('deutsch')).toEqual(['DE']);
  expect(only('germany')).toEqual(['DE']);
  expect(only('Suomi')).toEqual(['FI']);
  expect(only('ελλαδα')).toEqual(['GR']);
  expect(only('ألمانيا')).toEqual(['DE']);
  expect(visible()).toHaveLength(1);
});

it('puts the player’s own country on top', async () => {
  const { flow, session, visible } = begin();
  session.setState({ user: { country: 'MX' }, country: 'BR' });
  await flow.load();
  expect(visible()).toEqual(['Mexico', 'Brazil', 'Côte d’Ivoire']);
});

it('keeps the chosen country in the session and asks the list to load again', async () => {
  const { flow, session, nav } = begin();
  await flow.load();
  flow.choose('MX');
  expect(session.getState()).toMatchObject({ country: 'MX', currency: 'MXN', chosenCountry: 'MX' });
  expect(nav.last()).toEqual({ name: 'deposit', options: { query: { refetch: '1' }, replace: true } });
  flow.choose('CI');
  expect(session.getState().currency).toBe('XOF');
  flow.choose('??');
  expect(session.getState().country).toBe('CI');
});

it('goes back to the list of withdrawals from the Empty page of theirs', async () => {
  const { flow, nav } = begin(someCountries, { of: 'withdrawal' });
  await flow.load();
  flow.choose('MX');
  expect(nav.last()?.name).toBe('withdrawal');
});

it('keeps the player’s currency where the country has it', async () => {
  const { flow, session } = begin();
  await flow.load();
  flow.choose('CI');
  expect(session.getState().currency).toBe('BRL');
});

describe('a country with methods of its own', () => {
  const india = [{ code: 'IN', currencies: ['INR', 'BRL', 'EUR'], own: ['INR'] }];
  const wallet = { balanceData: { primary: { amount: 5, currency: 'BRL' } } };

  it('is paid in as its people pay, whatever the player has', async () => {
    const { flow, session } = begin(india);
    session.setState({ user: wallet });
    await flow.load();
    expect(flow.store.getState().visible.map(flow.currencyOf)).toEqual(['INR']);
    flow.choose('IN');
    expect(session.getState().currency).toBe('INR');
    expect(walletCurrencyOf(session.getState())).toBe('BRL');
  });

  it('keeps the player’s currency where its methods take it, also after another country', async () => {
    const { flow, session } = begin([
      ...india,
      { code: 'UY', currencies: ['UYU', 'BRL'], own: ['UYU', 'BRL'] },
    ]);
    session.setState({ user: wallet });
    await flow.load();
    flow.choose('IN');
    flow.choose('UY');
    expect(session.getState().currency).toBe('BRL');
  });

  it('pays out what the player has', async () => {
    const { flow, session } = begin(india, { of: 'withdrawal' });
    session.setState({ user: wallet });
    await flow.load();
    flow.choose('IN');
    expect(session.getState().currency).toBe('BRL');
  });
});

it('says that it failed, unless countries are there already', async () => {
  const { flow, server } = begin();
  const answer = server.answers['methods-country-selector-v2'];
  delete server.answers['methods-country-selector-v2'];
  await flow.load();
  expect(flow.store.getState().status).toBe('failed');
  if (answer) server.answers['methods-country-selector-v2'] = answer;
  await flow.load();
  expect(flow.store.getState().status).toBe('ready');
  delete server.answers['methods-country-selector-v2'];
  await flow.load();
  expect(flow.store.getState().status).toBe('ready');
});
