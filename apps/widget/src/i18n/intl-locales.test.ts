import { keptLocales, languages } from '@opencashier/contract/locales';
import { expect, it } from 'vitest';
import { intlLocales } from './intl-locales.ts';

const all = [...languages, ...keptLocales];

it.each(all)('writes counts and days of %s in Latin digits', (locale) => {
  const day = new Intl.DateTimeFormat(intlLocales(locale), { dateStyle: 'medium', timeStyle: 'short' });
  const texts = [new Intl.NumberFormat(intlLocales(locale)).format(1234567), day.format(new Date(0))];
  for (const text of texts) expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/);
});

it('asks for English where a runtime has nothing of a language, and not for its own', () => {
  const { locale } = new Intl.PluralRules(intlLocales('tlh')).resolvedOptions();
  expect(locale).toMatch(/^en/);
});
