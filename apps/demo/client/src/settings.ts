import { isKnownCurrency } from '@opencashier/money/currencies';
import { currencyOfCountry } from './country-currencies.ts';

/** How the lobby is configured, all of it in the address, so that a link reproduces it. */
export interface Settings {
  readonly player: string;
  readonly country: string;
  readonly currency: string;
  /** ISO 3166-2 within the country, for rules that differ there; empty where nobody tells. */
  readonly region: string;
  readonly lang: string;
  readonly view: 'main' | 'sweep';
  readonly transport: 'socket' | 'http';
  readonly theme: 'light' | 'dark';
  readonly platform: 'web' | 'ios' | 'android';
  readonly open: '' | 'deposit' | 'withdrawal';
}

export const defaults: Settings = {
  player: 'demo-1',
  country: 'DE',
  currency: 'EUR',
  region: '',
  lang: 'en',
  view: 'main',
  transport: 'socket',
  theme: 'light',
  platform: 'web',
  open: '',
};

/** Choices of the settings that are not free text. */
export const choices = {
  view: ['main', 'sweep'],
  transport: ['socket', 'http'],
  theme: ['light', 'dark'],
  platform: ['web', 'ios', 'android'],
  open: ['', 'deposit', 'withdrawal'],
} as const satisfies Partial<Record<keyof Settings, readonly string[]>>;

function among<Value extends string>(
  value: string | null,
  values: readonly Value[],
  otherwise: Value,
): Value {
  return values.find((candidate) => candidate === value) ?? otherwise;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const unknownRegion = 'ZZ';

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== unknownRegion && countryNames.of(code) !== undefined;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Is it the tag of a language that there is? What is no tag at all makes the look-up throw. */
function isLanguage(tag: string): boolean {
  try {
    return languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Where players live unless the address says otherwise: their sweepstakes differ by region, so one has to be known. */
const homeRegions: ReadonlyMap<string, string> = new Map([
  ['CA', 'CA-ON'],
  ['US', 'US-TX'],
]);
const homeRegion = (country: string): string => homeRegions.get(country) ?? '';

/** A region of this country; another country's is none. */
function regionIn(country: string, asked: string | null): string {
  const region = (asked ?? '').toUpperCase();
  const isOwn = /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) && region.startsWith(`${country}-`);
  return isOwn ? region : homeRegion(country);
}

/** What a query asks for and nobody knows: the default is taken instead. */
export interface Refused {
  readonly name: 'country' | 'currency' | 'lang';
  readonly asked: string;
  readonly taken: string;
}

export interface Visit {
  readonly settings: Settings;
  readonly refused: readonly Refused[];
}

/** The settings of an address, with a word about what of it could not be taken. */
export function readVisit(search: string): Visit {
  const settings = readSettings(search);
  const query = new URLSearchParams(search);
  const refused = (['country', 'currency', 'lang'] as const).flatMap((name): Refused[] => {
    const asked = query.get(name) ?? '';
    const taken = settings[name];
    return asked === '' || asked.toUpperCase() === taken.toUpperCase() ? [] : [{ name, asked, taken }];
  });
  return { settings, refused };
}

export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const asked = (query.get('country') ?? '').toUpperCase();
  const country = isCountry(asked) ? asked : defaults.country;
  const money = (query.get('currency') ?? '').toUpperCase();
  const lang = query.get('lang') ?? '';
  return {
    player: query.get('player') || defaults.player,
    country,
    currency: isKnownCurrency(money) ? money : (currencyOfCountry(country) ?? defaults.currency),
    region: regionIn(country, query.get('region')),
    lang: isLanguage(lang) ? lang : defaults.lang,
    view: among(query.get('view'), choices.view, defaults.view),
    transport: among(query.get('transport'), choices.transport, defaults.transport),
    theme: among(query.get('theme'), choices.theme, defaults.theme),
    platform: among(query.get('platform'), choices.platform, defaults.platform),
    open: among(query.get('open'), choices.open, defaults.open),
  };
}

function usualOf(name: keyof Settings, { country }: Settings): string {
  const own =
    name === 'currency' ? currencyOfCountry(country) : name === 'region' ? homeRegion(country) : undefined;
  return own ?? defaults[name];
}

/** The address's query for these settings; what is the default, or usual in the country, is left out. */
export function writeSettings(settings: Settings): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    if (value !== usualOf(name as keyof Settings, settings)) query.set(name, value);
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
