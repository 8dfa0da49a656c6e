import * as z from 'zod/mini';
import { additionalField } from './form-field.ts';
import { amount, depositId } from './primitives.ts';

/** Pages of ours that a provider's reply can ask for. */
export const customPage = z.enum(['eazype', 'pix', 'upi-qr']);
export type CustomPage = z.infer<typeof customPage>;

/** CUSTOM_PAGE names one of our pages; OFFLINE ends without a redirect: requisites or an instruction are shown. */
export const pageType = z.enum(['REDIRECT', 'CUSTOM_PAGE', 'OFFLINE']);

/** A provider's card, shown so that the player pays to it. Encrypted ones carry the AES-GCM bundle. */
export const encryptedBundle = z.object({
  key: z.string(),
  iv: z.string(),
  encrypted: z.string(),
  tag: z.string(),
});
export const depositCard = z.object({
  encoded: z.optional(z.union([z.string(), encryptedBundle])),
  number: z.optional(z.string()),
  phone: z.optional(z.string()),
  payment_system: z.optional(z.string()),
  bank_type: z.optional(z.string()),
});
export type DepositCard = z.infer<typeof depositCard>;

/** One line to pay to: what it is (a translation key), its value, and whether it can be copied. */
export const requisite = z.object({
  name: z.string(),
  labelKey: z.string(),
  value: z.string(),
  isCopyable: z.optional(z.boolean()),
});
export type Requisite = z.infer<typeof requisite>;

export const paymentMethodOffer = z.object({
  id: z.string(),
  name: z.string(),
  /** One unit of the asset in `currency`. */
  rate: z.optional(amount),
  /** In `currency`. */
  fee: z.optional(amount),
  /** What is bought of `asset`. */
  receive: z.optional(amount),
  asset: z.optional(z.string()),
  currency: z.optional(z.string()),
  minutes: z.optional(z.number()),
  isBest: z.optional(z.boolean()),
  source: z.optional(z.string()),
});
export type PaymentMethodOffer = z.infer<typeof paymentMethodOffer>;

/** What the page `pix` shows: the EMV "copia e cola" code, which is the QR code's text too. */
export const pixPage = z.object({ brCode: z.string(), receiver: z.optional(z.string()) });
export type PixPage = z.infer<typeof pixPage>;

/** What the page `eazype` shows: where to pay from the wallet's app, and the app's own link. */
export const eazypePage = z.object({
  account: z.string(),
  receiver: z.string(),
  deepLink: z.optional(z.string()),
});
export type EazypePage = z.infer<typeof eazypePage>;

/** What the page `upi-qr` shows. `upiUri` follows the UPI linking specification; a collect request names the payer's own id. */
export const upiPage = z.object({
  upiUri: z.string(),
  vpa: z.string(),
  receiver: z.string(),
  note: z.optional(z.string()),
  collectFrom: z.optional(z.string()),
});
export type UpiPage = z.infer<typeof upiPage>;

export const customPageData = z.union([pixPage, eazypePage, upiPage]);

/** Chains whose confirmations are counted; each has its constants in the contract. */
export const chainName = z.enum(['bsc', 'bitcoin', 'ethereum', 'litecoin', 'ton', 'tron']);
export type ChainName = z.infer<typeof chainName>;

/** Where and how crypto is sent. Amounts of the asset are decimal texts, exact to the chain's own unit. */
export const cryptoInvoice = z.object({
  asset: z.string(),
  network: z.string(),
  chain: z.optional(chainName),
  address: z.string(),
  /** Destination tag or memo, without which the money does not arrive. */
  memo: z.optional(z.string()),
  /** What the asked amount comes to at the rate. */
  payAmount: z.string(),
  minAmount: z.string(),
  /** One unit of the asset in the deposit's currency. */
  rate: z.string(),
  /** BIP-21, EIP-681 or the chain's own payment URI. */
  uri: z.optional(z.string()),
  confirmations: z.number(),
});
export type CryptoInvoice = z.infer<typeof cryptoInvoice>;

/** A code that is paid in cash, and who takes it. */
export const cashVoucher = z.object({
  code: z.string(),
  /** Text of a Code 128 barcode, where agents scan one. */
  barcode: z.optional(z.string()),
  agents: z.array(
    z.object({ name: z.string(), contactUrl: z.optional(z.string()), note: z.optional(z.string()) }),
  ),
});
export type CashVoucher = z.infer<typeof cashVoucher>;

/** A form that comes from the provider after creation or for a continued deposit. */
export const unifiedFlow = z.object({
  titleKey: z.optional(z.string()),
  textKey: z.optional(z.string()),
  fields: z.array(additionalField),
});

/** What a created (or found) deposit tells the widget to do next. */
export const depositResponse = z.object({
  apiResponse: z.optional(z.object({ type: pageType })),
  depositId,
  fields: z.optional(z.array(additionalField)),
  isFieldsRequired: z.optional(z.boolean()),
  source: z.optional(z.nullable(z.string())),
  method: z.optional(z.enum(['GET', 'POST'])),
  formParams: z.optional(z.record(z.string(), z.string())),
  pageId: z.optional(customPage),
  data: z.optional(
    z.object({
      unifiedFlow: z.optional(unifiedFlow),
      paymentMethodOffers: z.optional(z.array(paymentMethodOffer)),
      card: z.optional(depositCard),
      requisites: z.optional(z.array(requisite)),
      page: z.optional(customPageData),
      crypto: z.optional(cryptoInvoice),
      voucher: z.optional(cashVoucher),
    }),
  ),
  exists: z.optional(z.boolean()),
  created: z.optional(z.boolean()),
  payment_amount: z.optional(amount),
  /** With a fee on top: the amount and the fee together. */
  total: z.optional(amount),
  payment_currency: z.optional(z.string()),
  /** What of it has been credited already, before fees. */
  passedAmount: z.optional(amount),
  timeout_minutes: z.optional(z.number()),
  /** Seconds left to pay, by the server's clock; the device's own may be wrong. */
  expiresIn: z.optional(z.number()),
  card: z.optional(depositCard),
});
export type DepositResponse = z.infer<typeof depositResponse>;
