import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { networksOf } from '../../card-views/network-facts.ts';
import { methodText } from '../../flows/method-text.ts';
import { folded } from '../../flows/text-search.ts';

/** Coins whose name, code or network contains every word of the query, in order of position. */
export function searchCoins(
  coins: readonly PaymentMethod[],
  query: string,
  locale: string,
): readonly PaymentMethod[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const textOf = (coin: PaymentMethod) =>
    folded([methodText(coin, locale), coin.asset, ...networksOf(coin).map(({ label }) => label)].join(' '));
  return coins
    .filter((coin) => words.every((word) => textOf(coin).includes(word)))
    .sort((one, other) => one.position - other.position);
}
