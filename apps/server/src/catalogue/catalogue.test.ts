import { bonusRestrictedMethods, noPopupMethods, supportMethods } from '@opencashier/contract/constants';
import { formFieldType } from '@opencashier/contract/entities/form-field';
import { groupCategories } from '@opencashier/contract/entities/payment-group';
import { cardViewTypes } from '@opencashier/contract/entities/payment-method';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from './default-catalogue.ts';
import { methodFiles } from './files.ts';

const brand = { id: 'harbor', disabledSets: [] };
const catalogue = openCatalogue(
  [brand, { ...brand, id: 'careful', disabledSets: ['india'] }],
  new Set(['sandbox']),
);
const all = methodFiles.flatMap(({ content }) => (content as { methods: Record<string, unknown>[] }).methods);
const deposits = all.filter(({ kind }) => kind === 'deposit');
const names = new Set(all.map(({ name }) => name));

describe('the catalogue that comes with the product', () => {
  it('has methods for many countries', () => {
    expect(deposits.length).toBeGreaterThanOrEqual(70);
    expect(catalogue.countries('harbor').length).toBeGreaterThanOrEqual(30);
  });

  it('uses every card view, every group and every field type', () => {
    expect(new Set(deposits.map(({ cardViewType }) => cardViewType))).toEqual(
      new Set(Object.keys(cardViewTypes)),
    );
    const categories = new Set(all.map(({ category }) => category));
    for (const category of groupCategories) expect(categories).toContain(category);
    const types = new Set<string>();
    for (const { code, currencies } of catalogue.countries('harbor')) {
      for (const currency of currencies) {
        for (const { method } of catalogue.depositMethods({ brand: 'harbor', country: code, currency })) {
          for (const { type } of method.fields) types.add(type);
        }
      }
    }
    expect([...types].sort()).toEqual([...formFieldType.options].sort());
  });

  it.each([
    'sberpay',
    'sberpay_paylink',
    'transfer_by_sber',
    'tpay_one_click',
    'alfa_one_click',
    'vtb_one_click',
    'card-p2p',
    'phone_p2p',
    'p2p_market',
    'sbp_transgran_sber',
    'sbp_transgran_tbank',
    'bkash_p2p',
    'nagad_p2p',
    'uzcard',
    'humo',
    'phone_pe',
    'paytm',
    'upi',
    'upi_qr',
    'pix',
    'pix_light',
    'eazype',
    'qris_h2h',
    'yamoney_h2h',
    'yamoney_rub',
    'webmoney_usd',
  ])('has %s', (name) => {
    expect(names).toContain(name);
  });

  it('knows the methods that rules elsewhere name', () => {
    const unknown = [...noPopupMethods, ...bonusRestrictedMethods].filter((name) => !names.has(name));
    expect(unknown).toEqual([]);
  });

  it('has the sample limits of an e-money method in Mexico', () => {
    const spei = catalogue.findDepositMethod({ brand: 'harbor', country: 'MX', currency: 'MXN' }, 'spei');
    expect(spei?.method.amount_rules).toEqual({ MXN: { min: 21, max: 20155 } });
  });

  it('lets a brand switch a regulated set off as a whole', () => {
    const india = (id: string) => catalogue.depositMethods({ brand: id, country: 'IN', currency: 'INR' });
    expect(india('harbor').map(({ method }) => method.name)).toContain('upi');
    expect(india('careful').map(({ method }) => method.name)).not.toContain('upi');
    expect(india('careful').length).toBeGreaterThan(0);
  });

  it('offers a method only in its countries and currencies, cheapest position first', () => {
    const list = catalogue.depositMethods({ brand: 'harbor', country: 'BR', currency: 'BRL' });
    expect(
      list.every(({ countries, method }) => countries.includes('BR') && method.currency.includes('BRL')),
    ).toBe(true);
    const positions = list.map(({ method }) => method.position);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(
      catalogue.depositMethods({ brand: 'harbor', country: 'BR', currency: 'KZT' }).length,
    ).toBeGreaterThan(0);
    expect(catalogue.depositMethods({ brand: 'nobody', country: 'BR', currency: 'BRL' })).toEqual([]);
    expect(catalogue.depositMethods({ brand: 'harbor', country: 'XX', currency: 'BRL' })).toEqual([]);
    expect(catalogue.depositMethods({ brand: 'harbor', country: 'BR', currency: 'constructor' })).toEqual([]);
  });

  it('asks for a preparation wherever card data is encrypted or a view needs it', () => {
    const needing = deposits.filter(
      ({ cardViewType, fields }) =>
        ['india', 'p2p', 'eazype', 'bankTransfer', 'onramp', 'cash'].includes(String(cardViewType)) ||
        (fields as string[]).some((name) => /^card_|^pin_code$/.test(name)),
    );
    expect(needing.length).toBeGreaterThan(30);
    expect(needing.filter(({ isPreparationRequired }) => isPreparationRequired !== true)).toEqual([]);
  });

  it('reaches every way to pay that the stand-in provider has', () => {
    const ways = new Set(
      deposits.map(({ providers }) =>
        // Of crypto the method names the asset too: `crypto-btc`.
        (providers as { providerMethod: string }[] | undefined)?.[0]?.providerMethod.replace(
          /^crypto-[a-z]+$/,
          'crypto',
        ),
      ),
    );
    // The hosted page is what a method has that says nothing.
    ways.delete(undefined);
    ways.delete('redirect');
    // A variant, such as a coin, follows the way's own name.
    const names = [...ways].map((way) => way?.replace(/^(crypto|p2p-(?:card|phone|form))-.+$/, '$1'));
    expect([...new Set(names)].sort()).toEqual([
      ...[
        'bank-transfer',
        'card',
        'cash',
        'crypto',
        'eazype',
        'fields',
        'h2h',
        'instruction',
        'invoice',
        'offers',
      ],
      ...['p2p-card', 'p2p-form', 'p2p-phone', 'pix', 'upi', 'upi-qr', 'virtual-account', 'voucher-code'],
    ]);
  });

  it('gives players of the support methods an address, which a brand may replace', () => {
    const own = openCatalogue(
      [{ ...brand, supportUrl: 'https://help.example/%7Bmethod%7D' }],
      new Set(['sandbox']),
    );
    const scope = { brand: 'harbor', country: 'KG', currency: 'KGS' };
    for (const name of supportMethods) {
      expect(catalogue.findDepositMethod(scope, name)?.method.supportUrl).toMatch(/^https:\/\//);
      expect(own.findDepositMethod(scope, name)?.method.supportUrl).toBe(`https://help.example/${name}`);
    }
    expect(own.findDepositMethod(scope, 'elqr_kg')?.method).not.toHaveProperty('supportUrl');
  });

  it('leads to the brand’s own guides, in the languages and countries that a method has some for', () => {
    const guideUrl = 'https://casino.example/guides/%7Bmethod%7D/%7Bguide%7D';
    const own = openCatalogue([{ ...brand, guideUrl }], new Set(['sandbox']));
    const scope = { brand: 'harbor', country: 'BR', currency: 'BRL' };
    expect(own.findDepositMethod(scope, 'pix')?.method.video_guide_url).toEqual({
      pt_BR: 'https://casino.example/guides/pix/pt_BR',
      en_BR: 'https://casino.example/guides/pix/en_BR',
    });
    expect(own.findDepositMethod(scope, 'usdt')?.method).not.toHaveProperty('video_guide_url');
  });

  it('tells the least sums of networks in the currency of the list', () => {
    const leastIn = (country: string, currency: string) => {
      const found = catalogue.findDepositMethod({ brand: 'harbor', country, currency }, 'usdt');
      const values = found?.method.fields.find(({ type }) => type === 'networks')?.values ?? [];
      return Object.fromEntries(values.map(({ value, min }) => [value, min]));
    };
    expect(leastIn('DE', 'EUR')).toEqual({ 'TRC-20': 5, 'ERC-20': 10, 'BEP-20': 5 });
    expect(leastIn('IN', 'INR')).toEqual({ 'TRC-20': 150, 'ERC-20': 300, 'BEP-20': 150 });
    expect(leastIn('JP', 'JPY')).toEqual({ 'TRC-20': 750, 'ERC-20': 1500, 'BEP-20': 750 });
  });

  it('gives a peer-to-peer payer a quarter of an hour or a little more', () => {
    const p2p = deposits.filter(({ cardViewType }) => cardViewType === 'p2p');
    expect(
      p2p.filter(({ timeoutMinutes }) => Number(timeoutMinutes) < 15 || Number(timeoutMinutes) > 20),
    ).toEqual([]);
  });

  it('starts phone fields with the country’s prefix', () => {
    const mpesa = catalogue.findDepositMethod(
      { brand: 'harbor', country: 'KE', currency: 'KES' },
      'mpesa_ke',
    );
    expect(mpesa?.method.fields[0]?.mask).toMatch(/^\+254 /);
  });

  it('offers nothing that no configured provider serves', () => {
    const empty = openCatalogue([brand], new Set(['another']));
    expect(empty.depositMethods({ brand: 'harbor', country: 'BR', currency: 'BRL' })).toEqual([]);
  });

  it('tells a method’s text in a language, else in English, else its name', () => {
    expect(catalogue.methodText('sepa_instant', 'ar')).toBe('تحويل بنكي فوري');
    expect(catalogue.methodText('sepa_instant', 'ar-EG')).toBe('تحويل بنكي فوري');
    expect(catalogue.methodText('skrill', 'ar')).toBe('Skrill');
    expect(catalogue.methodText('unheard_of', 'en')).toBe('unheard_of');
  });
});
