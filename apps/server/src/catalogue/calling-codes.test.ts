import { describe, expect, it } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { openCatalogue } from './default-catalogue.ts';

const all = [...callingCodes.values()];
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

describe('the table of calling codes', () => {
  it('has some 240 countries, each once, by ISO code and by name', () => {
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(all.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
    expect(all.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  });

  it('has a prefix of one to three digits, with which the mask of the example starts', () => {
    for (const { code, prefix, mask } of all) {
      expect(prefix, code).toMatch(/^\+[1-9]\d{0,2}$/);
      expect(mask.startsWith(`${prefix} `), code).toBe(true);
      expect(mask.slice(prefix.length), code).toMatch(/^[0 -]+(\[0+\])?$/);
    }
  });

  it('takes numbers as long as E.164 lets them be, and no longer', () => {
    for (const { code, mask } of all) {
      const least = digitsIn(mask.replace(/\[.*\]/, ''));
      expect(least, code).toBeGreaterThanOrEqual(7);
      expect(least, code).toBeLessThanOrEqual(15);
    }
  });

  it.each([
    ['AT', 'Austria', '+43'],
    ['BR', 'Brazil', '+55'],
    ['CI', 'Côte d’Ivoire', '+225'],
    ['DE', 'Germany', '+49'],
    ['EG', 'Egypt', '+20'],
    ['IN', 'India', '+91'],
    ['JM', 'Jamaica', '+1'],
    ['KE', 'Kenya', '+254'],
    ['KG', 'Kyrgyzstan', '+996'],
    ['KZ', 'Kazakhstan', '+7'],
    ['NG', 'Nigeria', '+234'],
    ['UA', 'Ukraine', '+380'],
    ['US', 'United States', '+1'],
    ['UZ', 'Uzbekistan', '+998'],
    ['ZW', 'Zimbabwe', '+263'],
  ])('knows %s as %s, %s', (code, name, prefix) => {
    expect(callingCodes.get(code)).toMatchObject({ code, name, prefix });
  });
});

describe('a phone field', () => {
  const catalogue = openCatalogue([{ id: 'harbor', disabledSets: [] }], new Set(['sandbox']));
  const scopes = catalogue
    .countries('harbor')
    .flatMap(({ code: country, currencies }) =>
      currencies.map((currency) => ({ brand: 'harbor', country, currency })),
    );

  it('has a prefix and a mask in every country', () => {
    const masks = scopes.flatMap((scope) =>
      catalogue
        .depositMethods(scope)
        .flatMap(({ method }) => method.fields)
        .filter(({ type }) => type === 'phone_with_prefix')
        .map(({ mask }) => mask ?? `none in ${scope.country}`),
    );
    expect(masks.length).toBeGreaterThan(50);
    expect(masks.filter((mask) => !/^\+\d/.test(mask))).toEqual([]);
  });

  it('is written as the country’s numbers are, with room for the zero that is typed before them', () => {
    const kenya = { brand: 'harbor', country: 'KE', currency: 'KES' };
    expect(catalogue.findDepositMethod(kenya, 'mpesa_ke')?.method.fields[0]?.mask).toBe(
      callingCodes.get('KE')?.mask,
    );
    expect(callingCodes.get('KE')?.mask).toBe('+254 000 000000[0]');
  });

  it('keeps a mask of its own', () => {
    const bangladesh = { brand: 'harbor', country: 'BD', currency: 'BDT' };
    const phone = catalogue
      .findDepositMethod(bangladesh, 'bkash_p2p')
      ?.method.fields.find(({ name }) => name === 'phone');
    expect(phone?.mask).toBe('+880 0000-000000');
  });
});
