import { defaultLanguage } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/**
 * The address of the method's guide, which the catalogue keeps by language and country (`ru_RU`): the player's language in
 * their country, then the country's guide in English, then the player's language from elsewhere, since steps look alike.
 * A guide in a language that the player has not chosen, of another country, helps nobody.
 */
export function videoGuideOf(
  { video_guide_url: guides = {} }: Pick<PaymentMethod, 'video_guide_url'>,
  locale: string,
  country: string,
): string | undefined {
  const language = locale.split('-')[0] ?? locale;
  const elsewhere = Object.keys(guides)
    .sort()
    .find((key) => key === language || key.startsWith(`${language}_`));
  return (
    guides[`${locale}_${country}`] ??
    guides[`${language}_${country}`] ??
    guides[`${defaultLanguage}_${country}`] ??
    (elsewhere === undefined ? undefined : guides[elsewhere])
  );
}
