import { convertMinor } from '@opencashier/money/arithmetic';
import { isKnownCurrency } from '@opencashier/money/currencies';
import { maxMinor, toMajor, toMinor } from '@opencashier/money/minor';
import { type FindRateDeps, rateFinder } from './find-rate.ts';
import { refuse, success, type UseCase } from './use-case.ts';

/** What an amount is worth in another currency now, rounded down: for display, never for the books. */
export function paymentConvertV2(deps: FindRateDeps): UseCase<'payment-convert-v2'> {
  const findRate = rateFinder(deps);
  return async (_context, { amount, from, to }) => {
    for (const currency of [from, to]) {
      if (!isKnownCurrency(currency)) {
        return refuse('banking.currencyUnknown', `There is no currency ${currency}.`);
      }
    }
    const parsed = toMinor(amount, from);
    if (!parsed.ok && (parsed.error === 'tooManyDecimals' || parsed.error === 'tooManyDigits')) {
      return refuse('banking.amountPrecision', `${from} has fewer decimals than this amount.`);
    }
    const tooMuch = { path: 'amount', message: 'must be an amount that can be paid' };
    if (!parsed.ok) return refuse('validation.failed', 'This is no amount to convert.', [tooMuch]);
    const found = await findRate(from, to);
    switch (found.kind) {
      case 'unsupported':
        return refuse('banking.rateUnavailable', `Nobody exchanges ${from} for ${to}.`);
      case 'unknown':
        return refuse('banking.providerUnavailable', 'No rate can be had now; try again.');
      case 'rate': {
        const minor = convertMinor({ minor: parsed.minor, from, to, rate: found.rate });
        if (minor > maxMinor) return refuse('validation.failed', 'This is no amount to convert.', [tooMuch]);
        const expiresAt = found.validUntil?.toISOString();
        return success({
          amount: toMajor(minor, to),
          rate: found.rate,
          ...(expiresAt === undefined ? {} : { expiresAt }),
        });
      }
    }
  };
}
