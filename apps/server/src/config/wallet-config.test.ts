import { expect, it } from 'vitest';
import { readConfigFile } from './read-config-file.ts';

const secret = `whsec_${Buffer.from('a-secret-of-a-wallet-for-the-tests!').toString('base64')}`;
const token = 'a-token-secret-that-is-long-enough-for-it';

const read = (wallet: unknown) =>
  readConfigFile(
    JSON.stringify({
      brands: [
        {
          ...{ id: 'acme', name: 'Acme', origins: ['https://www.acme.example'], wallet },
          tokenKeys: [{ issuer: 'acme', algorithm: 'HS256', secret: 'env:TOKEN' }],
        },
      ],
      providers: [],
    }),
    { environment: { TOKEN: token, NEW: secret, OLD: secret, WEAK: 'short' }, readFile: () => '' },
    new Set(),
  );

const http = {
  kind: 'http',
  url: 'https://backend.acme.example/wallet',
  keys: [
    { id: 'new', secret: 'env:NEW' },
    { id: 'old', secret: 'env:OLD' },
  ],
};

it('reads where a wallet answers, and its keys, the newest first', () => {
  expect(read(http)).toMatchObject({
    ok: true,
    config: {
      brands: [
        {
          wallet: {
            url: http.url,
            keys: [
              { id: 'new', secret },
              { id: 'old', secret },
            ],
          },
        },
      ],
    },
  });
});

it.each([undefined, { kind: 'internal' }])('keeps the money in the ledger with %j', (wallet) => {
  const outcome = read(wallet);
  expect(outcome.ok && outcome.config.brands[0]).not.toHaveProperty('wallet');
});

it.each([
  [{ ...http, keys: [] }, 'brands[0].wallet.keys must have at least one key'],
  [{ ...http, keys: [{ id: 'k', secret: 'env:WEAK' }] }, 'brands[0].wallet.keys[0].secret must be "whsec_"'],
  [{ ...http, keys: [{ id: 'k', secret }] }, 'brands[0].wallet.keys[0].secret'],
  [{ ...http, url: 'ftp://backend.acme.example' }, 'brands[0].wallet.url'],
  [{ ...http, keys: [{ id: 'a key', secret: 'env:NEW' }] }, 'brands[0].wallet.keys[0].id'],
  [{ kind: 'carrier pigeon' }, 'brands[0].wallet'],
])('refuses %j', (wallet, problem) => {
  const outcome = read(wallet);
  expect(outcome.ok ? [] : outcome.problems).toEqual([expect.stringContaining(problem)]);
});
