import type { DepositPreparation } from '@opencashier/contract/calls/deposit-prepare';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** A provider's public key, as the preparation brings it. */
export type EncryptionKey = NonNullable<DepositPreparation['encryptionKey']>;

/**
 * Encrypts card fields to the provider's key alone: a compact JWE (RFC 7516) over their JSON. Nobody between the
 * browser and the provider can read it.
 * @throws when the key is none that the browser can use
 */
export type CardSealer = (key: EncryptionKey, fields: Readonly<Record<string, string>>) => Promise<string>;

/** Category of the fields that are sent sealed alone. */
export const cardCategory = 'card';

/** Does the method ask for card data? */
export const isSealed = ({ fields }: PaymentMethod): boolean =>
  fields.some(({ category }) => category === cardCategory);

/** Under this name the sealed fields travel. */
export const sealedCardField = 'encrypted_card';
