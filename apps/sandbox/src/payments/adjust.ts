import { decimalsOf } from '@opencashier/money/currencies';
import type { OpeningTools } from './payment-kind.ts';

/** Units by which an adjusted amount is above the asked one, rounded up to a whole unit. */
const unitsOnTop = 3n;

/**
 * What a transfer between people is asked for. Usually what was asked; in the scenario `adjusted-amount` a whole number
 * of units a little above, by which the payee tells the payers apart.
 */
export function payableOf(
  amount: bigint,
  currency: string,
  { scenario }: OpeningTools,
): { payable?: bigint } {
  if (!scenario?.adjustsAmount) return {};
  const unit = 10n ** BigInt(decimalsOf(currency));
  return { payable: ((amount + unit - 1n) / unit + unitsOnTop) * unit };
}
