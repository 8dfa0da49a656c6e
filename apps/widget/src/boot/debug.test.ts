import { storageKeys } from '@opencashier/contract/constants';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../flows/testing/test-session.ts';
import { createDebug, offerDebug } from './debug.ts';
import { createLog } from './log.ts';

function setUp(isConfigured = false) {
  const storage = memoryStorage();
  const cookies: string[] = [];
  let reloads = 0;
  const debug = createDebug({
    storage,
    reload: () => ++reloads,
    writeCookie: isConfigured ? (token) => void cookies.push(token) : undefined,
  });
  return { storage, cookies, debug, reloads: () => reloads };
}

describe('debug helpers', () => {
  afterEach(() => vi.restoreAllMocks());

  it('log only while they are told to', () => {
    const { storage, debug, reloads } = setUp();
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    createLog(storage)('quiet');
    for (const other of ['0', 'true', '']) {
      storage.set(storageKeys.forceLogging, other);
      createLog(storage)('quiet');
    }
    debug.setForceLogging(true);
    createLog(storage)('loud', 1);
    expect(info.mock.calls).toEqual([['[cashier]', 'loud', 1]]);
    expect([storage.get(storageKeys.forceLogging), reloads()]).toEqual(['1', 1]);
    debug.setForceLogging(false);
    createLog(storage)('quiet again');
    expect([storage.get(storageKeys.forceLogging), info.mock.calls.length]).toEqual(['0', 1]);
  });

  it('take the two transports alone', () => {
    const { storage, debug, reloads } = setUp();
    debug.setTransport('pigeon');
    expect([storage.get(storageKeys.transport), reloads()]).toEqual([undefined, 0]);
    debug.setTransport('http');
    expect([storage.get(storageKeys.transport), reloads()]).toEqual(['http', 1]);
  });

  it('store a player, with a cookie only where debugging is configured', () => {
    const plain = setUp();
    plain.debug.setUser({ id: 7, token: 't' });
    expect(JSON.parse(plain.storage.get(storageKeys.user) ?? '')).toEqual({ id: 7, token: 't' });
    expect([plain.cookies, plain.reloads()]).toEqual([[], 1]);
    const configured = setUp(true);
    configured.debug.setUser({ id: 7, token: 't' });
    expect(configured.cookies).toEqual(['t']);
  });

  it.each([
    [false, ''],
    [true, 'cashier_debug_token=a%20token; SameSite=Strict; Path=/cashier'],
  ])(
    'are offered to the console, with a cookie where debugging is configured: %s',
    (isDebuggable, cookie) => {
      const page = { document: { cookie: '' }, location: { reload: vi.fn() }, cashierDebug: undefined };
      const storage = memoryStorage();
      offerDebug(page as unknown as Window, storage, { isDebuggable, product: 'cashier' });
      const debug = page.cashierDebug as unknown as ReturnType<typeof createDebug>;
      debug.setUser({ id: 7, token: 'a token' });
      expect([page.document.cookie, page.location.reload.mock.calls.length]).toEqual([cookie, 1]);
    },
  );
});
