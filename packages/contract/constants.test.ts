import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import { groupCategories, groupListPages } from './entities/payment-group.ts';
import { cardViewsNeedingPreparation, cardViewTypes } from './entities/payment-method.ts';
import { endedDepositStatuses, socketStatus, statusFromSocket } from './entities/transaction.ts';
import { parentData } from './host/parent-data.ts';
import { directionOf, keptLocales, languages, reduceLocale } from './locales.ts';

it('has the times that the product promises', () => {
  expect(constants).toMatchObject({
    requestTimeoutMs: 30_000,
    pageLoadTimeoutMs: 30_000,
    webViewPollIntervalMs: 10,
    webViewTimeoutMs: 5_000,
    snackbarDurationMs: 5_000,
    retryDefault: { retries: 3, delayMs: 2_000 },
    backoff: { baseMs: 1_000, jitterMs: 1_000 },
    socketRetry: { retries: 3, maxBackoffMs: 10_000 },
  });
});

it('has the names and defaults that the other side knows', () => {
  expect(constants).toMatchObject({
    defaultProduct: 'cashier',
    defaultApiPrefix: 'BANKING',
    socketPath: '/v4/socket.io',
    clientType: 'widget',
    defaultLocale: 'en-US',
    defaultLanguage: 'en',
    defaultContentLocale: 'mx',
    defaultPaymentGeo: 'RU',
    defaultPlatformVersion: 'redesign',
    desktopMinWidthPx: 767,
    extraParamsHeader: 'extra-params',
    cryptoBonusExperiment: { key: 'crypto_bonus', group: 'group_b', parentFlag: 'cryptoBonus' },
    storageKeys: {
      forceLogging: 'cashier.forceLogging',
      user: 'cashier.user',
      transport: 'cashier.transport',
      pending: 'cashier.pending',
    },
  });
});

it('has the amounts of the quick chips and the least amounts of the networks', () => {
  expect(constants.amountChips).toEqual([
    5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, 3000, 5000, 10000, 15000, 25000, 50000, 150000, 250000,
  ]);
  expect(constants.networkMinimums).toEqual({
    Bitcoin: 15,
    ...Object.fromEntries(['Monero', 'Bitcoin Cash', 'ERC-20'].map((name) => [name, 10])),
    ...Object.fromEntries(['TRC-20', 'BEP-20', 'Litecoin', 'Dash', 'Doge', 'Zcash'].map((name) => [name, 5])),
    ...Object.fromEntries(['Ripple', 'Stellar'].map((name) => [name, 3])),
  });
  expect(constants.networkMinimumDefault).toBe(1);
});

it('has the methods that rules name', () => {
  expect(constants.bonusRestrictedMethods).toEqual(['yamoney_h2h', 'yamoney_rub', 'webmoney_usd']);
  expect(constants.noPopupMethods).toEqual(
    expect.arrayContaining(['phone_pe', 'paytm', 'upi', 'upi_qr', 'pix_light', 'qris_h2h']),
  );
});

it('numbers card views as the wire does', () => {
  expect(cardViewTypes).toEqual({
    default: 0,
    card: 1,
    cardWalletOnly: 2,
    india: 3,
    cardMultipleType: 4,
    p2p: 5,
    pix: 6,
    eazype: 7,
    virtual: 8,
    bankTransfer: 9,
    onramp: 13,
    cash: 20,
  });
  expect([...cardViewsNeedingPreparation].sort()).toEqual(
    ['india', 'p2p', 'eazype', 'bankTransfer', 'onramp', 'cash'].sort(),
  );
});

it('groups the categories that have a group, and gives four of them a list page of their own', () => {
  expect([...groupCategories].sort()).toEqual(
    [
      'card_method',
      'crypto',
      'cash_methods',
      'bank_transfer_nigeria',
      'e-money',
      'indian-methods-grouped',
      'nigeria-cards-grouped',
      'online_banks_indonesia',
      'online_banks_malaysia',
      'online_banks_thailand',
      'colombian_banks',
      'ecuador_cash_grouped',
      'online_banks_ecuador_grouped',
      'indonesia_va',
      'indonesia_dana',
      'me2me_grouped',
      'p2p_methods_kyrgyzstan',
      'p2p_methods_ukraine',
      'gift_cards',
      'sbp-transgran-grouped',
      'rcgcard_grouped',
    ].sort(),
  );
  expect(groupListPages).toEqual({
    crypto: 'crypto',
    p2p_methods_kyrgyzstan: 'peerToPeer',
    p2p_methods_ukraine: 'peerToPeer',
    'sbp-transgran-grouped': 'peerToPeer',
  });
});

it('has a peer-to-peer deposit before there is one', () => {
  expect(constants.defaultP2pDeposit).toEqual({
    depositId: 0,
    card: { payment_system: 'card-p2p' },
    passedAmount: 0,
    timeout_minutes: 0,
  });
});

it('reads the socket’s numbers, and any other as accepted', () => {
  expect(socketStatus).toEqual({ waiting: 0, processed: 1, mistaked: 2 });
  expect([0, 1, 2, 3, -1, 99].map(statusFromSocket)).toEqual([
    'waiting',
    'processed',
    'mistaked',
    'accepted',
    'accepted',
    'accepted',
  ]);
  expect([...endedDepositStatuses].sort()).toEqual(['AUTO_CANCELED', 'CANCELED', 'PAYED']);
});

it('fills in what a host leaves out', () => {
  expect(parentData.parse({})).toEqual({
    bonusList: [],
    closingButton: true,
    experiments: [],
    widgetViewType: 'main',
    transport: 'socket',
    platformVersion: 'redesign',
  });
});

it('speaks thirty-two languages, keeps four variants whole and reduces the others', () => {
  expect(languages.join()).toBe(
    'ar,az,bn,de,el,en,es,fil,fr,hi,id,it,ja,kk,ko,ky,mr,ms,pl,pt,ro,ru,sw,te,tg,th,tr,uk,ur,uz,vi,zh',
  );
  for (const kept of keptLocales) expect(reduceLocale(kept)).toBe(kept);
  expect(['hi-Latn-IN', 'hi-IN', 'es-MX', 'es-ES'].map(reduceLocale)).toEqual([...keptLocales]);
  expect(['en-US', 'pt-BR', 'zh_Hant_TW', 'AR-eg', 'es-AR', undefined, ''].map(reduceLocale)).toEqual([
    'en',
    'pt',
    'zh',
    'ar',
    'es',
    'en',
    'en',
  ]);
  expect(['ar', 'ar-EG', 'ur', 'en', 'he'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
});
