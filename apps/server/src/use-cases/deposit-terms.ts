import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { FeeRule } from '@opencashier/money/deposit-sums';
import { toMinor } from '@opencashier/money/minor';
import type { BonusOffer } from '../ports/bonuses.ts';
import type { BonusTerms } from '../ports/deposits.ts';

/** What a deposit keeps of its bonus; nothing for one that grants no money, such as free spins. */
export function bonusTermsOf(bonus: BonusOffer | undefined): BonusTerms | undefined {
  if (bonus?.kind !== 'deposit' || bonus.percent === undefined || bonus.percent <= 0) return undefined;
  return { percent: String(bonus.percent), minMinor: bonus.minMinor, maxMinor: bonus.maxMinor };
}

/** What a deposit keeps of its fee: only one that is taken off the money passes our books. */
export function feeTermsOf({ fee }: PaymentMethod, currency: string): FeeRule | undefined {
  if (fee?.paidBy !== 'player-deducted') return undefined;
  const minorOf = (amount: number | undefined): bigint | undefined => {
    if (amount === undefined) return undefined;
    const parsed = toMinor(amount, currency);
    if (!parsed.ok) throw new Error(`The catalogue's fee of ${amount} is no amount of ${currency}.`);
    return parsed.minor;
  };
  return {
    percent: String(fee.percent ?? 0),
    fixedMinor: minorOf(fee.fixed) ?? 0n,
    minMinor: minorOf(fee.min),
    maxMinor: minorOf(fee.max),
  };
}
