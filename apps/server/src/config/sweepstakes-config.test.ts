import { expect, it } from 'vitest';
import { readConfigFile } from './read-config-file.ts';

const secret = 'a-secret-of-more-than-32-random-characters-x9';
const read = (sweepstakes: unknown) => {
  const brand = {
    id: 'acme',
    name: 'Acme',
    origins: ['https://www.acme.example'],
    tokenKeys: [{ issuer: 'acme', algorithm: 'HS256', secret: 'env:TOKEN_SECRET' }],
    sweepstakes,
  };
  const text = JSON.stringify({ brands: [brand], providers: [] });
  return readConfigFile(text, { environment: { TOKEN_SECRET: secret }, readFile: () => '' }, new Set());
};

it('has a brand’s sweepstakes, with what is left out as the guide says', () => {
  const outcome = read({
    countries: ['US', 'CA'],
    forbidden: ['US-WA', 'CA-QC'],
    currency: 'USD',
    rulesUrl: 'https://www.acme.example/rules/',
  });
  expect(outcome.ok && outcome.config.brands[0]?.sweepstakes).toEqual({
    countries: ['US', 'CA'],
    forbidden: ['US-WA', 'CA-QC'],
    currency: 'USD',
    coinValue: '1',
    rateSeconds: 60,
    underpaidTolerance: 0.01,
    rulesUrl: 'https://www.acme.example/rules',
  });
  expect(read(undefined)).toMatchObject({ ok: true, config: { brands: [{ id: 'acme' }] } });
});

it.each([
  ['no currency', {}, 'sweepstakes.currency'],
  ['a coin for a currency', { currency: 'QGC' }, 'sweepstakes.currency'],
  ['a currency that there is not', { currency: 'ZZZ' }, 'sweepstakes.currency'],
  ['a place that is none', { currency: 'USD', forbidden: ['Washington'] }, 'sweepstakes.forbidden'],
  ['no country at all', { currency: 'USD', countries: [] }, 'sweepstakes.countries'],
  ['a coin worth nothing', { currency: 'USD', coinValue: '0' }, 'sweepstakes.coinValue'],
  ['a worth that is no text', { currency: 'USD', coinValue: 1 }, 'sweepstakes.coinValue'],
  ['a rate for ever', { currency: 'USD', rateSeconds: 86_400 }, 'sweepstakes.rateSeconds'],
  [
    'a tolerance for everything',
    { currency: 'USD', underpaidTolerance: 1 },
    'sweepstakes.underpaidTolerance',
  ],
  ['an address that is none', { currency: 'USD', checkUrl: 'backend' }, 'sweepstakes.checkUrl'],
  ['a slip of the pen', { currency: 'USD', forbiden: [] }, 'sweepstakes'],
])('refuses %s by the name of the entry', (_name, sweepstakes, entry) => {
  const outcome = read(sweepstakes);
  expect(outcome.ok).toBe(false);
  expect(outcome.ok ? [] : outcome.problems.join(' ')).toContain(`brands[0].${entry}`);
});
