import { defaultContentLocale, defaultLanguage } from '@opencashier/contract/constants';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';

/** The method's name in the player's language, else in English, else whatever the catalogue has. */
export function methodText(method: Pick<PaymentMethod, 'name' | 'text'>, locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  const { text, name } = method;
  return text[locale] ?? text[language] ?? text[defaultLanguage] ?? text[defaultContentLocale] ?? name;
}
