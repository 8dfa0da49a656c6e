import { expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { playerFrom } from './claims.ts';
import { openSessionTokens } from './session-tokens.ts';

const clock = manualClock();
const iat = Math.floor(clock.now().getTime() / 1000);
const claims = { sub: 'ana', brand: 'acme', country: 'US', currency: 'QGC', iat, exp: iat + 600 };

it.each([
  ['US-WA', 'US-WA'],
  ['CA-QC', 'CA-QC'],
  ['Washington', undefined],
  ['us-wa', undefined],
  [7, undefined],
  [undefined, undefined],
])('reads the region %s as %s, and lets the player in either way', (region, expected) => {
  expect(playerFrom({ ...claims, region }, clock.now())).toMatchObject({ id: 'ana', country: 'US' });
  expect(playerFrom({ ...claims, region }, clock.now())?.region).toBe(expected);
});

it('keeps the region through a standalone visit and its renewal', async () => {
  const tokens = openSessionTokens(new TextEncoder().encode('a-key-of-sessions-for-this-test-alone'), clock);
  const visitor = { brand: 'acme', id: 'ana', country: 'US', region: 'US-WA', currency: 'QGC', profile: {} };
  const issued = await tokens.issue(visitor);
  const renewed = await tokens.renew(issued.token);
  expect(renewed?.player).toMatchObject({ region: 'US-WA' });
});
