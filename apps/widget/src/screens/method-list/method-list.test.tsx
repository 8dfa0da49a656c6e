import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { searchTiles, tilesOf } from '../../flows/method-tiles.ts';
import type { MethodsState } from '../../flows/methods.ts';
import type { SessionStore } from '../../flows/session.ts';
import { createTestHost, createTestNavigator } from '../../flows/testing/test-edges.ts';
import { method, methodList } from '../../flows/testing/test-methods.ts';
import { testSession } from '../../flows/testing/test-session.ts';
import { englishTexts } from '../../i18n/testing/catalogues.ts';
import { TextsProvider } from '../../i18n/use-text.ts';
import type { Services } from '../../services/services.ts';
import { ServicesProvider } from '../../services/services-context.tsx';
import { MethodList } from './method-list.tsx';

interface Visit {
  readonly session?: SessionStore;
}

/** The list as the server draws it, with this list of methods and this text in the search. */
function draw(
  methods: readonly PaymentMethod[],
  state: Partial<MethodsState> = {},
  { session = testSession() }: Visit = {},
): string {
  const texts = englishTexts();
  const tiles = tilesOf(methods);
  const query = state.query ?? '';
  const labelOf = ({ label }: { readonly label: string }) => texts.text(label);
  const store = createStore<MethodsState>(() => ({
    status: 'ready',
    list: methodList(...methods),
    tiles,
    popular: [],
    query,
    visibleTiles: searchTiles(tiles, { query, locale: 'en', labelOf }),
    ...state,
  }));
  const nothing = () => undefined;
  const services = {
    texts,
    sprite: '/cashier/icons/sprite.svg',
    host: createTestHost().host,
    navigator: {
      ...createTestNavigator().navigator,
      href: (name: string, values?: Readonly<Record<string, string>>) =>
        `/${name}?${new URLSearchParams(values)}`,
    },
    session,
    selection: createStore(() => ({ group: undefined, method: undefined })),
    route: createStore(() => ({ name: 'deposit', transaction: 'deposit', query: {} })),
    pending: { store: createStore(() => ({ open: [] })) },
    methods: { store, chooseMethod: nothing, chooseGroup: nothing, setQuery: nothing, tilesShown: nothing },
    // The list uses no more than these.
  } as unknown as Services;
  return renderToString(
    <ServicesProvider value={services}>
      <TextsProvider value={texts}>
        <MethodList />
      </TextsProvider>
    </ServicesProvider>,
  );
}

/** Names of methods and groups in the order in which their tiles stand. */
const namesIn = (html: string) =>
  [...html.matchAll(/data-(?:method|group)="([^"]+)"/g)].map(([, name]) => name);

describe('the list as the server draws it', () => {
  it('has groups where their lowest member stands, as links that carry the choice', () => {
    const html = draw([
      method('visa', { position: 2 }),
      method('btc', { position: 3, category: 'crypto' }),
      method('eth', { position: 1, category: 'crypto' }),
    ]);
    expect(namesIn(html)).toEqual(['crypto', 'visa']);
    expect(html).toContain('href="/deposit?method=visa"');
    expect(html).toContain('href="/deposit?group=crypto"');
  });

  it('is titled as the choice of a method, each with its icon, its name and what makes it stand out', () => {
    const html = draw([
      method('visa', { iconIds: ['visa', 'card'], text: { en: 'Visa card', ar: 'فيزا' }, isPopular: true }),
      method('btc', { category: 'crypto', iconIds: ['btc'], position: 2 }),
      method('eth', { category: 'crypto', iconIds: ['eth'], position: 3 }),
    ]);
    expect(html).toMatch(/<h2[^>]*>Deposit method<\/h2>/);
    const icons = [...html.matchAll(/sprite\.svg#(\w+)/g)].map(([, id]) => id);
    expect(icons).toEqual(['visa', 'btc', 'eth']);
    expect(html).toContain('Visa card');
    expect(html).toContain('Popular');
  });

  it('holds no style of its own, which a strict policy would refuse', () => {
    expect(draw([method('visa', { isPopular: true })])).not.toContain('style=');
  });

  it('keeps a method that cannot be used, with its reason and without a link', () => {
    const html = draw([method('klarna', { availability: { state: 'exhausted' } })]);
    expect(namesIn(html)).toEqual(['klarna']);
    expect(html).toContain('Your limit for now is used up');
    expect(html).not.toContain('<a ');
  });

  it('tells limits, time and fee', () => {
    const known = {
      fee: { paidBy: 'player-on-top', basisPoints: 200 } as const,
      processingTime: { minMinutes: 0, maxMinutes: 0 },
    };
    expect(draw([method('pix', known)])).toMatch(/R\$.?10 – R\$.?1,000 · Instant · Fee 2%/);
  });

  it('is searched from thirteen tiles on', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => method(`bank${index}`));
    expect(draw(many(12))).not.toContain('type="search"');
    expect(draw(many(13))).toContain('type="search"');
    expect(draw(many(13), { query: 'nowhere' })).toContain('Nothing found for “nowhere”');
  });

  it('links popular methods of a group that stands out of sight, and only those', () => {
    const btc = method('btc', { category: 'crypto', isPopular: true, position: 9 });
    const visa = method('visa', { isPopular: true, position: 8 });
    const popular = [btc, visa];
    const banks = Array.from({ length: 5 }, (_, index) => method(`bank${index}`));
    const linked = (html: string) => [...html.matchAll(/data-popular="([^"]+)"/g)].map(([, name]) => name);
    expect(linked(draw([...banks, btc, visa], { popular }))).toEqual(['btc']);
    expect(linked(draw([btc, visa], { popular }))).toEqual([]);
  });

  it('recommends no method whose tile is in sight anyway', () => {
    const pix = method('pix', { banner: 'recommended', position: 9 });
    const banks = Array.from({ length: 5 }, (_, index) => method(`bank${index}`));
    expect(draw([...banks, pix])).toContain('Recommended: pix');
    expect(draw([...banks.slice(1), pix])).not.toContain('Recommended: pix');
  });

  it('shows banners that have a text, and no others', () => {
    const html = draw([method('pix', { banner: 'instant' }), method('oxxo', { banner: 'unheard-of' })]);
    expect(html).toContain('pix: your money arrives at once');
    expect(html).not.toContain('unheard-of');
  });

  it('names a country only once somebody told it', () => {
    const nobody = testSession({ country: undefined, currency: undefined });
    const waiting = draw([], { status: 'loading', list: undefined }, { session: nobody });
    expect(waiting).toContain('aria-label="Choose your country"');
    expect(waiting).not.toContain('RU');
    expect(draw([method('pix')])).toContain('aria-label="Country BR, currency BRL. Change"');
  });

  it('is a skeleton of the same shape while it loads, and says when it failed', () => {
    const waiting = { list: undefined, tiles: [], visibleTiles: [] };
    expect(
      draw([], { ...waiting, status: 'loading' }).match(/aria-hidden="true" class="[^"]*bone/g),
    ).toHaveLength(6);
    expect(draw([], { ...waiting, status: 'failed' })).toContain('data-testid="error-section"');
  });
});
