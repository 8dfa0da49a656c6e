import { defaultPaymentGeo } from '@opencashier/contract/constants';
import type { Platform, User, WidgetViewType } from '@opencashier/contract/entities/user';
import type { ParentData } from '@opencashier/contract/host/parent-data';
import { reduceLocale } from '@opencashier/contract/locales';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the whole visit knows. One store, made by boot, read by flows and screens. */
export interface SessionState {
  readonly brand: string;
  readonly product: string;
  /** Country whose methods are shown; the player may choose another. */
  readonly country: string;
  /** Currency of the methods; empty until address, user or list told it. */
  readonly currency: string;
  /** False while the country is only the product's default: the server then goes by the token. */
  readonly isCountryKnown: boolean;
  /** The player's own choice of a country; nothing that the host says later undoes it. */
  readonly chosenCountry: string | undefined;
  readonly locale: string;
  readonly parent: ParentData | undefined;
  readonly user: User | undefined;
  readonly theme: 'light' | 'dark';
  readonly view: WidgetViewType;
  readonly platform: Platform;
  /** Does the brand offer limits or pauses where the player lives? False until it was asked. */
  readonly hasProtection: boolean;
  /** False until the handshake is over: the first screen may already be on the page. */
  readonly isReady: boolean;
}

export type SessionStore = StoreApi<SessionState>;

/** What is known before the handshake: the address's five values, where given, and the surroundings. */
export interface SessionStart {
  readonly brand: string;
  readonly product: string;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly locale?: string | undefined;
  readonly view?: WidgetViewType | undefined;
  readonly platform: Platform;
}

const isNative = (platform: Platform) => platform === 'android' || platform === 'ios';

/** The visit before anybody answered; with the user whom a tab of its own has stored, if it has. */
export function createSessionStore(start: SessionStart, user?: User): SessionStore {
  const country = start.country ?? user?.paymentGeo ?? user?.country;
  return createStore<SessionState>(() => ({
    brand: start.brand,
    product: start.product,
    country: country ?? defaultPaymentGeo,
    currency: start.currency ?? user?.currency ?? '',
    isCountryKnown: country !== undefined,
    chosenCountry: undefined,
    locale: reduceLocale(start.locale ?? user?.lang),
    parent: undefined,
    user,
    theme: isNative(start.platform) ? 'dark' : 'light',
    view: start.view ?? user?.widgetViewType ?? 'main',
    platform: start.platform,
    hasProtection: false,
    isReady: false,
  }));
}

/** The server's list told country and currency of a player of whom nobody knew them. */
export function adoptRegion(session: SessionStore, country: string, currency: string): void {
  session.setState({ country, currency, isCountryKnown: true });
}
