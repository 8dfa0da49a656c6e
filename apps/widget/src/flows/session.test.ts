import { storageKeys } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import { adoptRegion, createSessionStore } from './session.ts';
import { applyParent, chooseCountry, storeUser } from './session-changes.ts';
import { mergeToken, tokenOf } from './session-token.ts';
import { readUser } from './stored-user.ts';
import { fakeToken, memoryStorage, parent } from './testing/test-session.ts';

const begin = (start = {}, storage = memoryStorage()) => {
  const session = createSessionStore(
    { brand: 'harbor', product: 'cashier', platform: 'desktop', ...start },
    readUser(storage),
  );
  return { session, storage };
};

describe('session before the handshake', () => {
  it('goes by the address', () => {
    const { session } = begin({ country: 'BR', currency: 'BRL', locale: 'es-MX', view: 'sweep' });
    expect(session.getState()).toMatchObject({
      country: 'BR',
      currency: 'BRL',
      isCountryKnown: true,
      locale: 'es-MX',
      view: 'sweep',
      theme: 'light',
      isReady: false,
    });
  });

  it('falls back to the default geography and says that it is only that', () => {
    const { session } = begin();
    expect(session.getState()).toMatchObject({
      country: 'RU',
      currency: '',
      isCountryKnown: false,
      locale: 'en',
    });
  });

  it('is dark on native platforms', () => {
    expect(begin({ platform: 'ios' }).session.getState().theme).toBe('dark');
  });

  it('knows a stored user and drops a damaged one', () => {
    const storage = memoryStorage();
    storage.set(storageKeys.user, JSON.stringify({ id: 7, paymentGeo: 'KE', currency: 'KES' }));
    expect(begin({}, storage).session.getState()).toMatchObject({ country: 'KE', currency: 'KES' });
    for (const text of ['{', '{"id":{}}', 'null']) {
      storage.set(storageKeys.user, text);
      expect(begin({}, storage).session.getState().user).toBeUndefined();
    }
  });
});

describe('applyParent', () => {
  it('takes theme, locale, view and user from the host', () => {
    const { session, storage } = begin();
    applyParent(
      session,
      storage,
      parent({
        locale: 'ar-EG',
        theme: { mode: 'dark' },
        widgetViewType: 'sweep',
        user: { id: 1, country: 'EG', currency: 'EGP' },
      }),
    );
    expect(session.getState()).toMatchObject({
      locale: 'ar',
      theme: 'dark',
      view: 'sweep',
      country: 'EG',
      currency: 'EGP',
      user: { lang: 'ar', platform: 'desktop', widgetViewType: 'sweep', paymentGeo: 'EG' },
    });
  });

  it('leaves what the first screen was drawn from', () => {
    const address = { country: 'BR', currency: 'BRL', locale: 'en' };
    const { session, storage } = begin(address);
    applyParent(
      session,
      storage,
      parent({ locale: 'pt', user: { country: 'PT', currency: 'EUR' } }),
      address,
    );
    expect(session.getState()).toMatchObject({ country: 'BR', currency: 'BRL', locale: 'en' });
  });

  it('never undoes the player’s choice of a country', () => {
    const { session, storage } = begin({ country: 'BR', currency: 'BRL' });
    storeUser(session, storage, { id: 1 });
    chooseCountry(session, storage, 'MX', 'MXN');
    storeUser(session, storage, { id: 1, paymentGeo: 'BR', currency: 'BRL' });
    expect(session.getState()).toMatchObject({ country: 'MX', currency: 'MXN', user: { paymentGeo: 'MX' } });
  });

  it('keeps the choice of a country with its currency over a reload', () => {
    const { session, storage } = begin({ country: 'BR', currency: 'BRL' });
    storeUser(session, storage, { id: 1 });
    chooseCountry(session, storage, 'MX', 'MXN');
    expect(begin({}, storage).session.getState()).toMatchObject({ country: 'MX', currency: 'MXN' });
  });
});

describe('storing the user', () => {
  it('turns gold into sweep coins in the currency’s code alone', () => {
    const { session, storage } = begin();
    const balanceData = { primary: { amount: 5000, currency: 'QGC' } };
    storeUser(session, storage, { currency: 'QGC', balanceData });
    expect(session.getState().user).toMatchObject({ currency: 'QSC', balanceData });
    expect(JSON.parse(storage.get(storageKeys.user) ?? '')).toMatchObject({ currency: 'QSC', balanceData });
  });

  it('defaults the payment geography', () => {
    const { session, storage } = begin();
    storeUser(session, storage, { id: 1 });
    expect(session.getState().user?.paymentGeo).toBe('RU');
    expect(session.getState().isCountryKnown).toBe(false);
  });

  it('keeps a standalone token over a reload, and a host’s token in memory alone', () => {
    const alone = begin();
    storeUser(alone.session, alone.storage, { id: 1, token: 't' });
    expect(begin({}, alone.storage).session.getState().user?.token).toBe('t');

    const framed = begin();
    applyParent(framed.session, framed.storage, parent({ token: 't', user: { id: 1, token: 't' } }));
    expect(framed.storage.get(storageKeys.user)).not.toContain('token');
  });
});

describe('mergeToken', () => {
  const first = fakeToken({ sub: 'p1', brand: 'harbor' });
  const fresh = fakeToken({ sub: 'p1', brand: 'harbor', exp: 2 });

  it('merges into host data and user', () => {
    const { session, storage } = begin();
    applyParent(session, storage, parent({ token: first, user: { id: 1 } }));
    expect(mergeToken(session, storage, fresh)).toBe(true);
    expect(tokenOf(session.getState())).toBe(fresh);
    expect(session.getState().user?.token).toBe(fresh);
    expect(session.getState().isCountryKnown).toBe(false);
  });

  it('refuses another player’s, another brand’s and no token at all', () => {
    const { session, storage } = begin();
    applyParent(session, storage, parent({ token: first }));
    for (const other of [
      fakeToken({ sub: 'p2', brand: 'harbor' }),
      fakeToken({ sub: 'p1', brand: 'reef' }),
      'garbage',
      'a.%%%.c',
      `a.${Buffer.from('null').toString('base64url')}.c`,
    ]) {
      expect(mergeToken(session, storage, other)).toBe(false);
    }
    expect(tokenOf(session.getState())).toBe(first);
  });

  it('takes the first token of a standalone visit', () => {
    const { session, storage } = begin();
    expect(mergeToken(session, storage, fresh)).toBe(true);
    expect(tokenOf(session.getState())).toBe(fresh);
  });
});

it('adopts the region that the list tells', () => {
  const { session } = begin();
  adoptRegion(session, 'NG', 'NGN');
  expect(session.getState()).toMatchObject({ country: 'NG', currency: 'NGN', isCountryKnown: true });
});
