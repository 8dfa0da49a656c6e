import { expect, it } from 'vitest';
import { createLocaleLoader } from './load-locale.ts';
import { catalogueOf, sweepCatalogueOf, wholeCatalogueOf } from './testing/catalogues.ts';
import { createTexts } from './texts.ts';

const withdrawing = { en: /withdr/i, ar: /سحب/ };

/** Texts of money that is withdrawn, on screens that the sweepstakes do not have. */
const ofMoney = [
  'bonus.',
  'common.errors.banking.insufficientBalance',
  'common.errors.banking.playThrough',
  'history.',
  'limits.lead',
  'limits.pause.means',
  'title.withdrawal',
  'withdrawal.guide.',
];

it.each(['en', 'ar'] as const)(
  'speaks of redemption and never of withdrawal in the sweepstakes (%s)',
  (locale) => {
    const left = Object.entries(sweepCatalogueOf(locale))
      .filter(([, text]) => withdrawing[locale].test(text))
      .map(([key]) => key)
      .filter((key) => !ofMoney.some((beginning) => key.startsWith(beginning)));
    expect(left).toEqual([]);
  },
);

it('says nothing again that is said elsewhere in the same words', () => {
  const plain = { ...catalogueOf('en'), ...catalogueOf('en', 'account') };
  const own = Object.entries(catalogueOf('en', 'sweepstake'));
  expect(own.filter(([key, text]) => plain[key] === text)).toEqual([]);
});

it('shows the own words of the sweepstakes over those of others, whichever came first', async () => {
  const texts = createTexts();
  const loader = createLocaleLoader({
    texts,
    areas: ['sweepstake'],
    fetchMessages: async (name) => {
      const [area, locale] = name.includes('/') ? name.split('/') : [undefined, name];
      return catalogueOf(locale ?? '', area as 'account' | 'sweepstake' | undefined);
    },
    onError: (error) => expect.unreachable(JSON.stringify(error)),
  });
  await loader.show('en');
  await loader.complete(['account']);
  expect(texts.text('withdrawal.cancel.label')).toBe('Cancel redemption');
  expect(texts.text('withdrawal.cancel.confirm')).toBe('Yes, cancel it');
  expect(wholeCatalogueOf('en')['withdrawal.cancel.label']).toBe('Cancel withdrawal');
});
