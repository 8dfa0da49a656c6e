import { expect, it } from 'vitest';
import { placeRefusal } from './sweepstakes-place.ts';

const everywhereBut = (...forbidden: string[]) => ({ forbidden });

it.each([
  ['a brand without sweepstakes', undefined, { country: 'US' }, 'brand'],
  ['a place that nothing is said of', everywhereBut(), { country: 'US' }, undefined],
  ['a forbidden country', everywhereBut('FR'), { country: 'FR', region: 'FR-75' }, 'country'],
  ['a country that is not listed', { countries: ['US'], forbidden: [] }, { country: 'CA' }, 'country'],
  ['a listed country', { countries: ['US'], forbidden: [] }, { country: 'US' }, undefined],
  [
    'a listed country that is forbidden too',
    { countries: ['US'], forbidden: ['US'] },
    { country: 'US' },
    'country',
  ],
  ['a forbidden region', everywhereBut('US-WA'), { country: 'US', region: 'US-WA' }, 'region'],
  ['another region', everywhereBut('US-WA'), { country: 'US', region: 'US-OR' }, undefined],
  ['a region that nobody named', everywhereBut('US-WA'), { country: 'US' }, 'regionUnknown'],
  [
    'a region of another country',
    everywhereBut('US-WA'),
    { country: 'US', region: 'CA-QC' },
    'regionUnknown',
  ],
  ['another country than that of the region', everywhereBut('US-WA'), { country: 'CA' }, undefined],
] as const)('%s', (_name, allowed, place, refusal) => {
  expect(placeRefusal(allowed, place)).toBe(refusal);
});
