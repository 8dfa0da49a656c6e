import { describe, expect, it } from 'vitest';
import { currencyOfCountry } from './country-currencies.ts';
import { defaults, readSettings, readVisit, writeSettings } from './settings.ts';

describe('settings in the address', () => {
  it('fall back to their defaults, also from nonsense', () => {
    expect(readSettings('')).toEqual(defaults);
    expect(readSettings('?view=slots&transport=pigeon&theme=&platform=tv&open=door')).toEqual(defaults);
  });

  it('come back from the address that they write', () => {
    const settings = {
      ...defaults,
      player: 'p-9',
      country: 'BR',
      currency: 'BRL',
      region: 'BR-SP',
      lang: 'ar',
      view: 'sweep',
      transport: 'http',
      theme: 'dark',
      platform: 'ios',
      open: 'deposit',
    } as const;
    expect(readSettings(writeSettings(settings))).toEqual(settings);
    expect(writeSettings(defaults)).toBe('');
  });

  it('say what of the address is unknown and what is taken instead', () => {
    expect(readVisit('?country=Brasil&currency=EURO')).toEqual({
      settings: defaults,
      refused: [
        { name: 'country', asked: 'Brasil', taken: 'DE' },
        { name: 'currency', asked: 'EURO', taken: 'EUR' },
      ],
    });
    for (const country of ['XX', 'ZZ', '12'])
      expect(readVisit(`?country=${country}`).refused).toHaveLength(1);
    expect(readVisit('?country=br&currency=usdt').refused).toEqual([]);
    for (const lang of ['xx', 'klingonish', 'e!'])
      expect(readVisit(`?lang=${lang}`)).toEqual({
        settings: defaults,
        refused: [{ name: 'lang', asked: lang, taken: 'en' }],
      });
    for (const lang of ['ar', 'hi-Latn-IN', 'en-US'])
      expect(readVisit(`?lang=${lang}`)).toMatchObject({ settings: { lang }, refused: [] });
  });

  it('take a region of the country alone, and its usual one where none is named', () => {
    expect(readSettings('?country=US&region=us-wa').region).toBe('US-WA');
    expect(readSettings('?country=US&region=CA-QC').region).toBe('US-TX');
    expect(readSettings('?country=DE&region=CA-QC').region).toBe('');
    expect(readSettings('?country=CA').region).toBe('CA-ON');
    expect(writeSettings(readSettings('?country=CA'))).toBe('?country=CA');
    expect(writeSettings(readSettings('?country=US&region=US-WA'))).toBe('?country=US&region=US-WA');
  });

  it('take the currency of the country where none is named', () => {
    expect(readSettings('?country=BR')).toMatchObject({ country: 'BR', currency: 'BRL' });
    expect(readSettings('?country=br&currency=EUR')).toMatchObject({ country: 'BR', currency: 'EUR' });
    expect(writeSettings(readSettings('?country=BR&currency=EUR'))).toBe('?country=BR&currency=EUR');
    expect(writeSettings(readSettings('?country=BR&currency=BRL'))).toBe('?country=BR');
    expect(currencyOfCountry('CM')).toBe('XAF');
    expect(currencyOfCountry('FI')).toBe('EUR');
  });
});
