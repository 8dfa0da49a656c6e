import * as z from 'zod/mini';
import { fieldOption, preparationField } from '../entities/form-field.ts';
import { countryCode, currencyCode, methodName } from '../entities/primitives.ts';
import { defineCall } from './define-call.ts';

/** A card or account that the provider remembers for the player; `id` is what a create's `wallet` names. */
export const savedWallet = z.object({ id: z.string(), label: z.string(), brand: z.optional(z.string()) });
export type SavedWallet = z.infer<typeof savedWallet>;

export const depositPreparation = z.object({
  fields: z.array(preparationField),
  banks: z.optional(z.array(fieldOption)),
  text: z.optional(z.string()),
  /** The provider's public key (a JWK for RSA-OAEP-256): card data leaves the browser encrypted to it alone. */
  encryptionKey: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  wallets: z.optional(z.array(savedWallet)),
});
export type DepositPreparation = z.infer<typeof depositPreparation>;

export const depositPrepare = defineCall({
  path: 'deposit-prepare',
  method: 'POST',
  summary: 'What a method needs to know before its form is shown.',
  request: z.object({
    paymentMethod: methodName,
    currency: z.optional(currencyCode),
    selectedCountry: z.optional(countryCode),
  }),
  reply: depositPreparation,
});
