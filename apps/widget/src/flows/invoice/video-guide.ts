import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** The address of the method's guide in the player's language for their country, if it has one. */
export function videoGuideOf(
  { video_guide_url: guides = {} }: Pick<PaymentMethod, 'video_guide_url'>,
  locale: string,
  country: string,
): string | undefined {
  const language = locale.split('-')[0];
  return guides[`${locale}_${country}`] ?? guides[`${language}_${country}`];
}
