import { describe, expect, it } from 'vitest';
import { defaults, readSettings, writeSettings } from './settings.ts';

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
});
