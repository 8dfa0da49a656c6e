import { limitsOf } from '@opencashier/contract/entities/amount-limits';
import { roundToDecimals } from '@opencashier/money/round';
import type { Catalogue } from '../ports/catalogue.ts';
import { refuse, success, type UseCase } from './use-case.ts';

/** Least and greatest amount of a method in the player's country, rounded to what the currency can express. */
export function depositLimits({ catalogue }: { readonly catalogue: Catalogue }): UseCase<'deposit-limits'> {
  return async (context, request) => {
    const { brand, country } = context.player;
    const found = catalogue.findDepositMethod(
      { brand, country, currency: request.currency },
      request.paymentMethod,
    );
    const rule = found?.method.amount_rules[request.currency];
    if (rule === undefined) {
      return refuse('banking.methodNotOffered', 'This method is not offered in this country and currency.');
    }
    const { min, max } = limitsOf(rule, country);
    return success({
      [request.paymentMethod]: {
        min: roundToDecimals(min, request.currency, 'ceil'),
        max: roundToDecimals(max, request.currency, 'floor'),
      },
    });
  };
}
