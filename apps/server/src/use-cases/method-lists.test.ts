import { describe, expect, it } from 'vitest';
import type { CatalogueScope } from '../ports/catalogue.ts';
import type { Player } from '../ports/identity.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { methodsCountrySelectorV2 } from './methods-country-selector-v2.ts';
import { methodsPaymentV3 } from './methods-payment-v3.ts';
import type { CallContext } from './use-case.ts';

const player: Player = {
  brand: 'harbor',
  id: 'p',
  country: 'US',
  currency: 'USD',
  expiresAt: new Date('2026-01-01T12:00:00Z'),
  profile: {},
};
const context = (language = 'en'): CallContext => ({ player, language, transport: 'http', requestId: 'r' });

const noBrands = { find: () => undefined, all: () => [] };

/** The sample catalogue, which remembers whose list was asked for. */
function recording(changes: Partial<typeof sampleCatalogue> = {}) {
  const asked: CatalogueScope[] = [];
  const remember = (scope: CatalogueScope) => {
    asked.push(scope);
    return sampleCatalogue.depositMethods(scope);
  };
  const catalogue = {
    ...sampleCatalogue,
    depositMethods: remember,
    countries: () => [{ code: 'US', currencies: ['USD'], own: ['USD'] }],
    ...changes,
  };
  return { catalogue, asked };
}

describe('the list for deposits', () => {
  it('is that of country and currency as asked, else of the token', async () => {
    const { catalogue, asked } = recording();
    const list = methodsPaymentV3(catalogue, noBrands);
    expect(await list(context(), {})).toMatchObject({ data: { country: 'US', currency: 'USD' } });
    await list(context(), { country: 'RU' });
    await list(context(), { country: 'RU', currency: 'RUB' });
    expect(asked).toEqual([
      { brand: 'harbor', country: 'US', currency: 'USD' },
      { brand: 'harbor', country: 'RU', currency: 'USD' },
      { brand: 'harbor', country: 'RU', currency: 'RUB' },
    ]);
  });

  it('keeps methods that cannot be used now, with their reason', async () => {
    const reply = await methodsPaymentV3(recording().catalogue, noBrands)(context(), {});
    expect(reply.ok && reply.data.methods.find(({ name }) => name === 'down')).toMatchObject({
      availability: { state: 'maintenance' },
    });
  });

  it('has the texts that the reader can be shown, and no others', async () => {
    const [first] = sampleCatalogue.depositMethods(player);
    if (!first) throw new Error('The sample has methods.');
    const text = { en: 'Bank', mx: 'Banco', ar: 'بنك', de: 'Die Bank', 'es-MX': 'El banco' };
    const methods = [{ ...first, method: { ...first.method, text } }];
    const { catalogue } = recording({
      depositMethods: () => methods,
    });
    const textsFor = async (language: string) => {
      const reply = await methodsPaymentV3(catalogue, noBrands)(context(language), {});
      return reply.ok ? Object.keys(reply.data.methods[0]?.text ?? {}).sort() : [];
    };
    expect(await textsFor('ar')).toEqual(['ar', 'en', 'mx']);
    expect(await textsFor('es-MX')).toEqual(['en', 'es-MX', 'mx']);
    expect(await textsFor('de-AT')).toEqual(['de', 'en', 'mx']);
  });
});

it('says directly that a country is served only directly, and offers nothing there', async () => {
  const { catalogue, asked } = recording({ isDirectGeo: (_brand, country) => country === 'GB' });
  expect(
    await methodsPaymentV3(catalogue, noBrands)(context(), { country: 'GB', currency: 'GBP' }),
  ).toMatchObject({
    data: { directGeo: true, country: 'GB', methods: [] },
  });
  expect(asked).toEqual([]);
});

it('names the countries that have methods, with their currencies', async () => {
  expect(await methodsCountrySelectorV2(recording().catalogue)(context(), {})).toMatchObject({
    data: { countries: [{ code: 'US', currencies: ['USD'], own: ['USD'] }] },
  });
});
