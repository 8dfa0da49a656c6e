import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/**
 * What decides over the shares of a payment's routes: the payment itself; of a method whose form is prepared by a provider
 * the player, so that whoever prepared it is asked.
 */
export function routeKeyOf(
  { isPreparationRequired }: Pick<PaymentMethod, 'isPreparationRequired'>,
  playerId: string,
  paymentId: string,
): string {
  return isPreparationRequired ? `player ${playerId}` : paymentId;
}
