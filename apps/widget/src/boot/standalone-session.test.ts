import { storageKeys } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import type { Client } from '../api/client.ts';
import { chooseCountry, storeUser } from '../flows/session-changes.ts';
import { createTestClock } from '../flows/testing/test-clock.ts';
import { memoryStorage, testSession } from '../flows/testing/test-session.ts';
import { createStandaloneSession } from './standalone-session.ts';

const minutes = 60_000;

/** A server that knows one code and counts its tokens. */
function setUp(isRefused = false, address = {}) {
  const clock = createTestClock();
  const storage = memoryStorage();
  const session = testSession({ country: undefined, currency: undefined }, storage);
  const asked: unknown[] = [];
  const answer = async (_call: unknown, request: unknown) => {
    asked.push(request);
    if (isRefused)
      return { ok: false, error: { kind: 'refused', status: 401, code: 'auth.codeInvalid', message: '' } };
    const expiresAt = new Date(clock.now() + 30 * minutes).toISOString();
    return {
      ok: true,
      data: {
        token: `t${asked.length}`,
        expiresAt,
        brand: 'harbor',
        user: { id: 7, name: 'Ana', paymentGeo: 'DE', currency: 'EUR' },
      },
    };
  };
  const client = { call: answer } as unknown as Client;
  const standalone = createStandaloneSession({ client, session, storage, clock, address });
  return { standalone, session, storage, asked, clock };
}

describe('a standalone visit', () => {
  it('exchanges its code for a token and keeps it with the player', async () => {
    const { standalone, session, storage, asked } = setUp();
    expect(await standalone.begin('code')).toMatchObject({ closingButton: false });
    expect(asked).toEqual([{ code: 'code' }]);
    expect(session.getState().user).toMatchObject({ name: 'Ana', token: 't1' });
    expect(JSON.parse(storage.get(storageKeys.user) ?? '')).toMatchObject({ token: 't1' });
  });

  it('renews the token five minutes before its end, again and again', async () => {
    const { standalone, asked, clock } = setUp();
    await standalone.begin('code');
    await clock.advance(25 * minutes);
    await clock.advance(25 * minutes);
    expect(asked).toEqual([{ code: 'code' }, { renew: 't1' }, { renew: 't2' }]);
  });

  it('goes on after a reload with the stored player', async () => {
    const { standalone, session, storage, asked } = setUp();
    storeUser(session, storage, { id: 7, token: 'old' });
    await standalone.begin(undefined);
    expect(asked).toEqual([{ renew: 'old' }]);
  });

  it('never mixes the player of a code with the one whom the tab has stored', async () => {
    const { standalone, session, storage } = setUp();
    storeUser(session, storage, { id: 6, name: 'Bob', email: 'bob@mail.example', token: 'old' });
    await standalone.begin('code');
    expect(session.getState().user).toMatchObject({ id: 7, name: 'Ana' });
    expect(session.getState().user?.email).toBeUndefined();
  });

  it('stays in the country that the page was drawn for, and in the one that the player chose', async () => {
    const drawn = setUp(false, { country: 'AT', currency: 'EUR' });
    await drawn.standalone.begin('code');
    expect(drawn.session.getState()).toMatchObject({ country: 'AT', currency: 'EUR' });

    const { standalone, session, storage, clock } = setUp();
    await standalone.begin('code');
    chooseCountry(session, storage, 'MX', 'MXN');
    await clock.advance(25 * minutes);
    expect(session.getState()).toMatchObject({ country: 'MX', currency: 'MXN', user: { token: 't2' } });
  });

  it('cannot start with a code that the server refuses, or with nobody', async () => {
    await expect(setUp(true).standalone.begin('code')).rejects.toMatchObject({ code: 'session.codeInvalid' });
    const nobody = setUp();
    await expect(nobody.standalone.begin(undefined)).rejects.toMatchObject({ code: 'session.missing' });
    // A tab of its own has nobody who could close it, least of all on the error page.
    expect(nobody.session.getState().parent).toMatchObject({ closingButton: false });
  });
});
