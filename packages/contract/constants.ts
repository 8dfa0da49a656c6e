/**
 * Every fixed number and name of the product, once. Durations end in their unit.
 * Both sides import from here; nothing is repeated at its place of use.
 */

/** Path prefix of the widget when the operator configures none. */
export const defaultProduct = 'cashier';
/** First path segment of the calls: `/api/{prefix}/{path}`. */
export const defaultApiPrefix = 'BANKING';
/** Names below `/api/` that are doors of their own and so can't be an API prefix. */
export const reservedApiPrefixes = ['operator', 'webhooks', 'docs', 'openapi.json'] as const;
/** Socket.IO's path on the server. */
export const socketPath = '/v4/socket.io';
/** How the widget introduces itself to the server. */
export const clientType = 'widget';

export const defaultLocale = 'en-US';
export const defaultLanguage = 'en';
/** Locale code of content (texts and guides of methods) when the player's has none. */
export const defaultContentLocale = 'mx';
export const defaultPaymentGeo = 'RU';
export const defaultPlatformVersion = 'redesign';

/** A frame wider than this is a desktop. */
export const desktopMinWidthPx = 767;

export const webViewPollIntervalMs = 10;
export const webViewTimeoutMs = 5_000;
export const requestTimeoutMs = 30_000;
export const pageLoadTimeoutMs = 30_000;
export const snackbarDurationMs = 5_000;

/** Calls marked `retry: 'standard'` are repeated this often, this far apart. */
export const retryDefault = { retries: 3, delayMs: 2_000 } as const;
/** Back-off helper: 2^attempt x base plus up to a second of jitter, capped. */
export const backoff = { baseMs: 1_000, jitterMs: 1_000 } as const;
export const socketRetry = { retries: 3, maxBackoffMs: 10_000 } as const;

/** Quick amounts in major units; a screen shows those that fit limits and currency. */
export const amountChips = [
  5, 10, 25, 50, 75, 100, 150, 250, 500, 1_000, 3_000, 5_000, 10_000, 15_000, 25_000, 50_000, 150_000,
  250_000,
] as const;

/** Least amount by network, in major units of the account's currency. */
export const networkMinimums = {
  Bitcoin: 15,
  Monero: 10,
  'Bitcoin Cash': 10,
  'ERC-20': 10,
  'TRC-20': 5,
  'BEP-20': 5,
  Litecoin: 5,
  Dash: 5,
  Doge: 5,
  Zcash: 5,
  Ripple: 3,
  Stellar: 3,
} as const;
/** Least amount where a network is not in the table. */
export const networkMinimumDefault = 1;

/**
 * Blockchains whose payments are followed: how many confirmations make one final, how often a watcher asks the chain,
 * and the explorer's page of a transaction.
 */
export const chains = {
  bsc: { confirmations: 16, pollIntervalMs: 2_000, explorerTx: 'https://bscscan.com/tx/{txid}' },
  bitcoin: { confirmations: 5, pollIntervalMs: 600_000, explorerTx: 'https://mempool.space/tx/{txid}' },
  ethereum: { confirmations: 16, pollIntervalMs: 12_000, explorerTx: 'https://etherscan.io/tx/{txid}' },
  litecoin: {
    confirmations: 5,
    pollIntervalMs: 150_000,
    explorerTx: 'https://litecoinspace.org/tx/{txid}',
  },
  ton: { confirmations: 8, pollIntervalMs: 2_000, explorerTx: 'https://tonviewer.com/transaction/{txid}' },
  tron: { confirmations: 20, pollIntervalMs: 3_000, explorerTx: 'https://tronscan.org/#/transaction/{txid}' },
} as const;

/** QR codes: edge in pixels, margin, error correction and the logo's share of the edge. */
export const qrDefaults = { size: 300, margin: 0, errorCorrection: 'Q', imageSize: 0.4 } as const;

/** A card's number drawn as an image: CSS pixels, and how much denser the canvas is. */
export const cardImage = { width: 200, height: 20, scale: 2 } as const;

/** What stands for a p2p deposit before there is one. */
export const defaultP2pDeposit = {
  depositId: 0,
  card: { payment_system: 'card-p2p' },
  passedAmount: 0,
  timeout_minutes: 0,
} as const;

/** Methods that pay at once for sure; marked so. */
export const guaranteedMethods: readonly string[] = ['uzcard', 'humo'];

/** Methods whose invoice has a support button. */
export const supportMethods: readonly string[] = [
  'mbank_card_kg',
  'optima_card_kg',
  'demir_card_kg',
  'bakai_card_kg',
  'rsk_card_kg',
  'kicb_card_kg',
  'aiyl_card_kg',
  'dos_kredo_card_kg',
  'keremet_card_kg',
  'eldik_card_kg',
  'kompanion_card_kg',
];

/** Methods whose payer tells the transaction id that the wallet gave. */
export const transactionIdMethods: readonly string[] = ['bkash_p2p', 'nagad_p2p'];

/** Security rules group of methods whose peer-to-peer deposits are scored before they are made. */
export const scoringRulesGroup = 'scoring';

/** Methods to which no bonus applies. */
export const bonusRestrictedMethods = ['yamoney_h2h', 'yamoney_rub', 'webmoney_usd'] as const;
/** Experiment that switches the bonus on for crypto methods, and the group that has it. */
export const cryptoBonusExperiment = {
  key: 'crypto_bonus',
  group: 'group_b',
  parentFlag: 'cryptoBonus',
} as const;

/** Methods that open their page without a window prepared before the call. */
export const noPopupMethods: readonly string[] = [
  'phone_pe',
  'paytm',
  'upi',
  'upi_qr',
  'pix_light',
  'qris_h2h',
  'google_pay_upi',
  'bhim_upi',
  'pix',
  'eazype',
];

/** Coin currencies of the sweepstake variant: gold for play, sweep for redemption. */
export { goldCoin as goldCoinCurrency, sweepCoin as sweepCoinCurrency } from '@opencashier/money/currencies';
/** The free coins of a box are shown with this currency's decimals. */
export const sweepFreeCurrencyShownAs = 'RUB';

/** Keys in the session storage. */
export const storageKeys = {
  forceLogging: 'cashier.forceLogging',
  user: 'cashier.user',
  transport: 'cashier.transport',
  pending: 'cashier.pending',
} as const;

/** Marks of the browser's performance timeline between first tiles and click. */
export const depositDelayMarks = { start: 'deposit-delay-start', end: 'deposit-delay-end' } as const;

/** Header that carries the platform's particulars as JSON. */
export const extraParamsHeader = 'extra-params';
/** Header that makes a money call repeatable. */
export const idempotencyHeader = 'idempotency-key';
/** Header, on the socket an entry of the payload, with the W3C trace context of the player's click. */
export const traceHeader = 'traceparent';
/** Header with the player's language; server texts for the player follow it. */
export const languageHeader = 'language';
