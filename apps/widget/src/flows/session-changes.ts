import type { User } from '@opencashier/contract/entities/user';
import type { ParentData } from '@opencashier/contract/host/parent-data';
import { reduceLocale } from '@opencashier/contract/locales';
import type { SessionStart, SessionStore } from './session.ts';
import { writeUser } from './session-user.ts';
import type { SafeStorage } from './storage.ts';

const isFramed = (session: SessionStore) => session.getState().parent?.token !== undefined;

/**
 * The host's data arrived. What the address said stays where the first screen was drawn from it;
 * the host's `theme`, `locale` and view win, a country that the player chose wins over all.
 */
export function applyParent(
  session: SessionStore,
  storage: SafeStorage,
  parent: ParentData,
  address: Pick<SessionStart, 'country' | 'currency' | 'locale'> = {},
): void {
  const before = session.getState();
  // The page's own `locale` query overrides the host's language.
  const locale = reduceLocale(address.locale ?? parent.locale ?? before.locale);
  session.setState({
    parent,
    locale,
    theme: parent.theme?.mode ?? before.theme,
    view: parent.widgetViewType,
  });
  if (parent.user) storeUser(session, storage, parent.user, address);
}

/** Stores the player: the reducer's rules are applied, and country and currency follow where nothing else told them. */
export function storeUser(
  session: SessionStore,
  storage: SafeStorage,
  incoming: User,
  address: Pick<SessionStart, 'country' | 'currency'> = {},
): void {
  const { chosenCountry, country, currency, locale, platform, view, isCountryKnown } = session.getState();
  const known = chosenCountry ?? address.country ?? incoming.paymentGeo ?? incoming.country;
  const user = writeUser(
    storage,
    { ...incoming, lang: locale, platform, widgetViewType: view, ...(known ? { paymentGeo: known } : {}) },
    isFramed(session),
  );
  session.setState({
    user,
    country: known ?? country,
    isCountryKnown: known !== undefined || isCountryKnown,
    // A country was chosen together with its currency.
    currency: chosenCountry === undefined ? (address.currency ?? user.currency ?? currency) : currency,
  });
}

/** The player chose a country; kept in the session and, for a reload, as the user's `paymentGeo` and currency. */
export function chooseCountry(
  session: SessionStore,
  storage: SafeStorage,
  country: string,
  currency: string,
): void {
  const { user } = session.getState();
  session.setState({
    country,
    currency,
    chosenCountry: country,
    isCountryKnown: true,
    ...(user
      ? { user: writeUser(storage, { ...user, paymentGeo: country, currency }, isFramed(session)) }
      : {}),
  });
}
