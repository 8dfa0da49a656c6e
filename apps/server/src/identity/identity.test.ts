import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { TokenKey } from '../ports/token-keys.ts';
import { keptSessionKey } from './session-key.ts';
import { openSessionTokens, sessionIssuer } from './session-tokens.ts';
import { openIdentity } from './token-verifier.ts';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const secret = new TextEncoder().encode('a-secret-of-more-than-32-characters!');
const ownSecret = new TextEncoder().encode('another-secret-of-32-characters-or-so');
const claims = { brand: 'acme', country: 'BR', currency: 'BRL', name: 'Ana' };
const sessionKey: TokenKey = { issuer: sessionIssuer, algorithm: 'HS256', secret: ownSecret };

function identity(keys: readonly TokenKey[], at = now) {
  return openIdentity({
    brands: [
      { id: 'acme', tokenKeys: keys },
      { id: 'other', tokenKeys: [{ issuer: 'other', algorithm: 'HS256', secret: ownSecret }] },
    ],
    sessionKey,
    clock: { now: () => at },
    fetch: globalThis.fetch,
  });
}

const hs256: TokenKey = { issuer: 'acme', algorithm: 'HS256', secret };

interface Changes {
  readonly claims?: Record<string, unknown>;
  readonly alg?: string;
  readonly iat?: number;
  readonly exp?: number;
}

function unsigned({ claims: more = {}, iat = seconds, exp = seconds + 3600 }: Changes = {}) {
  return new SignJWT({ ...claims, iss: 'acme', aud: 'opencashier', sub: 'p1', iat, exp, ...more });
}
const signed = (changes: Changes = {}, key: Parameters<SignJWT['sign']>[0] = secret, header = {}) =>
  unsigned(changes)
    .setProtectedHeader({ alg: changes.alg ?? 'HS256', ...header })
    .sign(key);

describe('a token of the operator', () => {
  test('names the player', async () => {
    expect(await identity([hs256]).verifyToken(await signed())).toEqual({
      kind: 'valid',
      player: {
        brand: 'acme',
        id: 'p1',
        country: 'BR',
        currency: 'BRL',
        expiresAt: new Date((seconds + 3600) * 1000),
        profile: { name: 'Ana' },
      },
    });
  });

  test.each(['RS256', 'ES256', 'EdDSA'] as const)(
    'is taken by %s from a set in the configuration',
    async (algorithm) => {
      const pair = await generateKeyPair(algorithm);
      const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1' }];
      const key: TokenKey = { issuer: 'acme', algorithm, jwks: { keys } };
      const token = await signed({ alg: algorithm }, pair.privateKey, { kid: 'k1' });
      expect(await identity([key]).verifyToken(token)).toMatchObject({ kind: 'valid' });
      expect(await identity([key]).verifyToken(await signed())).toEqual({ kind: 'invalid' });
    },
  );

  test('is taken by a published set, and is unknown while that can’t be read', async () => {
    const pair = await generateKeyPair('ES256');
    const set = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1' }] });
    const server = createServer((_request, response) => response.end(set));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
    const key: TokenKey = { issuer: 'acme', algorithm: 'ES256', jwks: { url } };
    const token = await signed({ alg: 'ES256' }, pair.privateKey, { kid: 'k1' });
    expect(await identity([key]).verifyToken(token)).toMatchObject({ kind: 'valid' });
    const stranger = await signed({ alg: 'ES256' }, (await generateKeyPair('ES256')).privateKey, {
      kid: 'k9',
    });
    expect(await identity([key]).verifyToken(stranger)).toEqual({ kind: 'invalid' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await identity([key]).verifyToken(token)).toEqual({ kind: 'unavailable' });
  });

  test('may be a minute beyond its end, no more', async () => {
    const token = await signed({ exp: seconds + 10 });
    const at = (after: number) => identity([hs256], new Date(now.getTime() + after * 1000));
    expect(await at(69).verifyToken(token)).toMatchObject({ kind: 'valid' });
    expect(await at(71).verifyToken(token)).toEqual({ kind: 'expired' });
  });

  test('that is forged and expired is forged', async () => {
    const token = await signed({ exp: seconds - 4000, iat: seconds - 8000 }, ownSecret);
    expect(await identity([hs256]).verifyToken(token)).toEqual({ kind: 'invalid' });
  });

  test.each<[string, Changes]>([
    ['another audience', { claims: { aud: 'somebody' } }],
    ['another issuer', { claims: { iss: 'other' } }],
    ['another brand', { claims: { brand: 'other' } }],
    ['an unknown brand', { claims: { brand: '__proto__' } }],
    ['no player', { claims: { sub: undefined } }],
    ['a player that is no text', { claims: { sub: 7 } }],
    ['no country', { claims: { country: undefined } }],
    ['a country in small letters', { claims: { country: 'br' } }],
    ['no currency', { claims: { currency: undefined } }],
    ['no end', { claims: { exp: undefined } }],
    ['no beginning', { claims: { iat: undefined } }],
    ['more than twelve hours', { exp: seconds + 12 * 3600 + 1 }],
    ['a beginning in the future', { iat: seconds + 120, exp: seconds + 3600 }],
  ])('with %s is refused', async (_name, changes) => {
    expect(await identity([hs256]).verifyToken(await signed(changes))).toEqual({ kind: 'invalid' });
  });

  test('without a signature is refused, whatever its header says', async () => {
    const [, payload] = (await signed()).split('.');
    for (const alg of ['none', 'None', 'HS256']) {
      const header = Buffer.from(JSON.stringify({ alg })).toString('base64url');
      expect(await identity([hs256]).verifyToken(`${header}.${payload}.`)).toEqual({ kind: 'invalid' });
    }
  });

  test('signed by a public key as if it were a secret is refused', async () => {
    const pair = await generateKeyPair('RS256');
    const jwk = await exportJWK(pair.publicKey);
    const key: TokenKey = { issuer: 'acme', algorithm: 'RS256', jwks: { keys: [jwk] } };
    const token = await signed({}, new TextEncoder().encode(JSON.stringify(jwk)));
    expect(await identity([key]).verifyToken(token)).toEqual({ kind: 'invalid' });
  });

  test.each(['', '.', 'a.b.c', 'x'.repeat(9000), '{}', '\u0000'])(
    'that is none (%#) is refused',
    async (token) => {
      expect(await identity([hs256]).verifyToken(token)).toEqual({ kind: 'invalid' });
    },
  );
});

describe('a token of a standalone visit', () => {
  const player = { brand: 'acme', id: 'p1', country: 'BR', currency: 'BRL', profile: { name: 'Ana' } };
  const at = (afterMinutes: number) => ({ now: () => new Date(now.getTime() + afterMinutes * 60_000) });

  test('is taken like the operator’s own, for half an hour', async () => {
    const { token, player: issued } = await openSessionTokens(ownSecret, at(0)).issue(player);
    expect(await identity([hs256]).verifyToken(token)).toEqual({ kind: 'valid', player: issued });
    expect(await identity([hs256], at(32).now()).verifyToken(token)).toEqual({ kind: 'expired' });
  });

  test('is renewed until the visit is twelve hours old', async () => {
    let { token } = await openSessionTokens(ownSecret, at(0)).issue(player);
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      const renewed = await openSessionTokens(ownSecret, at(minutes)).renew(token);
      expect(renewed?.player.id).toBe('p1');
      token = renewed?.token ?? '';
    }
    expect(await openSessionTokens(ownSecret, at(12 * 60)).renew(token)).toBeUndefined();
  });

  test('is not renewed when it is stale, the operator’s or no token', async () => {
    const { token } = await openSessionTokens(ownSecret, at(0)).issue(player);
    expect(await openSessionTokens(ownSecret, at(36)).renew(token)).toBeUndefined();
    expect(await openSessionTokens(ownSecret, at(0)).renew(await signed())).toBeUndefined();
    expect(await openSessionTokens(ownSecret, at(0)).renew('garbage')).toBeUndefined();
  });
});

test('the session key is made once and kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'session-key-'));
  expect(keptSessionKey(folder)).toEqual(keptSessionKey(folder));
  rmSync(folder, { recursive: true });
});
