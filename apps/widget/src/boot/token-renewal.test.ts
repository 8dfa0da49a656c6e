import { describe, expect, it } from 'vitest';
import { applyParent } from '../flows/session-changes.ts';
import { mergeToken } from '../flows/session-token.ts';
import { createTestClock } from '../flows/testing/test-clock.ts';
import { fakeToken, memoryStorage, parent, testSession } from '../flows/testing/test-session.ts';
import { createTokenRenewal } from './token-renewal.ts';

const first = fakeToken({ sub: '7', brand: 'harbor', jti: 1 });
const second = fakeToken({ sub: '7', brand: 'harbor', jti: 2 });

function setUp() {
  const storage = memoryStorage();
  const session = testSession({}, storage);
  applyParent(session, storage, parent({ token: first }));
  const clock = createTestClock();
  let asked = 0;
  const renew = createTokenRenewal({ session, clock, ask: () => ++asked });
  return { renew, clock, asked: () => asked, freshen: () => mergeToken(session, storage, second) };
}

describe('renewing a token', () => {
  it('asks once for all calls that met the stale one, and goes on with the fresh one', async () => {
    const { renew, asked, freshen, clock } = setUp();
    const waiting = [renew(first, 30_000), renew(first, 30_000)];
    expect(asked()).toBe(1);
    freshen();
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(clock.waiting).toBe(0);
  });

  it('asks nobody when the token is another one already', async () => {
    const { renew, asked, freshen } = setUp();
    freshen();
    expect(await renew(first, 30_000)).toBe(true);
    expect(asked()).toBe(0);
  });

  it('gives up after the limit, and asks anew the next time', async () => {
    const { renew, asked, clock } = setUp();
    const waiting = renew(first, 30_000);
    await clock.advance(30_000);
    expect(await waiting).toBe(false);
    void renew(first, 30_000);
    expect(asked()).toBe(2);
  });
});
