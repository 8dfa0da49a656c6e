import { cardViewTypes, type PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { boxesOf, readBoxes } from '../catalogue/boxes.ts';
import type { Catalogue, CatalogueMethod } from '../ports/catalogue.ts';

const base: PaymentMethod = {
  name: 'bank',
  category: 'e-money',
  currency: ['USD', 'JPY', 'RUB'],
  text: { en: 'Bank' },
  amount_rules: {
    USD: { min: 5, max: 1_000, minNonRus: 10 },
    JPY: { min: 100, max: 100_000 },
    RUB: { min: 100, max: 50_000 },
  },
  fields: [],
  position: 1,
  iconIds: [],
};

const offered = (method: Partial<PaymentMethod>, rest: Partial<CatalogueMethod> = {}): CatalogueMethod => ({
  method: { ...base, ...method },
  countries: ['US', 'RU'],
  providers: [
    { id: 'first', providerMethod: 'hosted' },
    { id: 'second', providerMethod: 'page' },
  ],
  timeoutMinutes: 30,
  amountTolerance: 0.01,
  creditsWhatArrives: false,
  closesLoopOf: [],
  ...rest,
});

const methods: readonly CatalogueMethod[] = [
  offered({}),
  offered({ name: 'down', availability: { state: 'maintenance' } }),
  offered({ name: 'wallet', fee: { paidBy: 'player-deducted', basisPoints: 150, fixed: 0.2 } }),
  offered({ name: 'on_top', fee: { paidBy: 'player-on-top', basisPoints: 100, min: 0.5 } }),
  offered({ name: 'borne', fee: { paidBy: 'operator', basisPoints: 200 } }),
  offered(
    { name: 'routed' },
    {
      providers: [
        { id: 'first', providerMethod: 'hosted', amounts: { USD: { maxMinor: 2_000n } } },
        { id: 'second', providerMethod: 'page', amounts: { USD: { minMinor: 2_500n } } },
      ],
    },
  ),
  offered({ name: 'nobody' }, { providers: [{ id: 'unheard-of', providerMethod: 'x' }] }),
  offered({
    name: 'card',
    checkLuhn: true,
    fields: [
      { name: 'card_number', type: 'text', regex: '^\\d{16}$', regex_error_key: 'errors.card' },
      { name: 'bank', type: 'dropdown', values: [{ value: 'one', label: 'One' }] },
    ],
  }),
  offered(
    {
      name: 'coin',
      fields: [
        {
          name: 'network',
          type: 'networks',
          values: [
            { value: 'Bitcoin', label: 'Bitcoin', min: 15, max: 500 },
            { value: 'TRC-20', label: 'TRC-20' },
          ],
        },
      ],
    },
    { creditsWhatArrives: true },
  ),
  offered({ name: 'hundreds', fields: [{ name: 'amount', type: 'amount', regex: '^[0-9]{1,6}00$' }] }),
];

/** One coin that boxes are bought with; of others it takes what arrives. */
const coinMethods: readonly CatalogueMethod[] = [
  offered({ name: 'tether', category: 'crypto', asset: 'USDT' }, { creditsWhatArrives: true }),
];

const boxes = readBoxes('sample-boxes', {
  boxes: [
    { boxId: 'small', prices: { USD: 10 }, gold: 1_000, sweep: 10 },
    { boxId: 'large', prices: { USD: 50 }, gold: 6_000, sweep: 55, badges: ['bestValue'] },
    { boxId: 'dear', prices: { USD: 5_000 }, gold: 1, sweep: 0 },
    { boxId: 'elsewhere', brands: ['another'], prices: { USD: 10 }, gold: 1, sweep: 0 },
  ],
});

const peerToPeer = { cardViewType: cardViewTypes.p2p, isPreparationRequired: true };
const cardFields: PaymentMethod['fields'] = [
  { name: 'card_number', type: 'text', category: 'card' },
  { name: 'card_cvc', type: 'text', category: 'card' },
];

const flowMethods: readonly CatalogueMethod[] = [
  offered({ name: 'friend', ...peerToPeer }, { timeoutMinutes: 15 }),
  offered({ name: 'bkash_p2p', ...peerToPeer }, { timeoutMinutes: 15 }),
  offered({ name: 'vault', isPreparationRequired: true, fields: cardFields }),
  offered({ name: 'saved', cardViewType: cardViewTypes.cardWalletOnly }),
];

const allMethods = [...methods, ...flowMethods, ...coinMethods];

const payouts: readonly CatalogueMethod[] = [
  offered(
    {
      name: 'to_bank',
      category: 'bank_transfer',
      fields: [
        { name: 'iban', type: 'text', regex: '^[A-Z]{2}[A-Z0-9]{13,32}$', regex_error_key: 'errors.iban' },
        { name: 'holder_name', type: 'text', regex: '^.{2,60}$' },
      ],
      fee: { paidBy: 'player-deducted', basisPoints: 100, fixed: 0.5 },
    },
    { closesLoopOf: ['bank'] },
  ),
  offered(
    {
      name: 'to_card',
      category: 'me2me_grouped',
      accountType: 'main',
      isPreparationRequired: true,
      fields: cardFields,
    },
    { closesLoopOf: ['card'] },
  ),
  offered({
    name: 'to_coin',
    category: 'crypto',
    asset: 'BTC',
    currency: [...base.currency, 'QSC'],
    amount_rules: { ...base.amount_rules, QSC: { min: 5, max: 1_000 } },
    fields: [{ name: 'crypto_address', type: 'text', regex: '^[A-Za-z0-9:_-]{20,110}$' }],
  }),
  offered({ name: 'to_on_top', fee: { paidBy: 'player-on-top', fixed: 1 } }),
  offered({ name: 'to_borne', fee: { paidBy: 'operator', basisPoints: 200 } }),
  offered({ name: 'to_nowhere', availability: { state: 'maintenance' } }),
];

/** A few methods, offered in the United States and in Russia. */
export const sampleCatalogue: Catalogue = {
  depositMethods: () => allMethods,
  withdrawalMethods: () => payouts,
  findWithdrawalMethod: ({ country, currency }, name) =>
    payouts.find(
      (entry) =>
        entry.method.name === name &&
        entry.countries.includes(country) &&
        entry.method.currency.includes(currency),
    ),
  categoryOf: (name) =>
    [...allMethods, ...payouts].find(({ method }) => method.name === name)?.method.category,
  findDepositMethod: ({ country, currency }, name) =>
    allMethods.find(
      (entry) =>
        entry.method.name === name &&
        entry.countries.includes(country) &&
        entry.method.currency.includes(currency),
    ),
  countries: () => [],
  isDirectGeo: () => false,
  boxes: (brand, currency) => boxesOf(boxes, brand, currency),
  methodText: (name, language) => `${name} (${language})`,
};
