import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { amountWithin, type FeeTerms, feeSums, feeTermsOf } from '@opencashier/money/fee';
import { toMajor } from '@opencashier/money/minor';
import type { BonusOffer } from '../ports/bonuses.ts';
import type { BonusTerms, Deposit } from '../ports/deposits.ts';

/** What a deposit keeps of its bonus; nothing for one that grants no money, such as free spins. */
export function bonusTermsOf(bonus: BonusOffer | undefined): BonusTerms | undefined {
  if (bonus?.kind !== 'deposit' || bonus.percent === undefined || bonus.percent <= 0) return undefined;
  return { percent: String(bonus.percent), minMinor: bonus.minMinor, maxMinor: bonus.maxMinor };
}

/** What a payment by this method costs in a currency; nothing where the catalogue does not say. */
export function feeTermsIn({ fee }: PaymentMethod, currency: string): FeeTerms | undefined {
  return fee && feeTermsOf(fee, currency);
}

/** What is to be paid in all, in major units; nothing where it is what was asked for. */
export function totalOf({
  askedMinor,
  feeTerms,
  currency,
}: Pick<Deposit, 'askedMinor' | 'feeTerms' | 'currency'>): { readonly total?: number } {
  const { totalMinor } = feeSums(askedMinor, feeTerms);
  return totalMinor > askedMinor ? { total: toMajor(totalMinor, currency) } : {};
}

/** The greatest amount that can be asked for with a total at hand: of a fee on top, part of it is the fee. */
export function askableOf(totalMinor: bigint, terms: FeeTerms | undefined): bigint {
  return terms?.paidBy === 'player-on-top' ? amountWithin(totalMinor, terms) : totalMinor;
}
