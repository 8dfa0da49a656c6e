import type { DestinationCheck } from '@opencashier/contract/destination/destination-issue';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** The check of a method’s destination. That of addresses is large, and comes with the first one that is asked for. */
export async function loadDestinationCheck({
  fields,
}: Pick<PaymentMethod, 'fields'>): Promise<DestinationCheck> {
  if (fields.some(({ name }) => name === 'crypto_address')) {
    return (await import('@opencashier/contract/destination/crypto-destination')).checkCryptoDestination;
  }
  return (await import('@opencashier/contract/destination/bank-destination')).checkBankDestination;
}
