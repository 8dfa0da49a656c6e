import type { Fee } from '@opencashier/contract/entities/payment-method';
import { toMinor } from '@opencashier/money/minor';
import type { CatalogueFee } from './entry.ts';
import { CatalogueError } from './errors.ts';

/**
 * What a method costs in each of its currencies.
 *
 * @throws CatalogueError on an amount that the currency has not, a least above the most, or a currency that the method has not
 */
export function feesOf(
  file: string,
  name: string,
  { currencies, ...everywhere }: CatalogueFee,
  known: readonly string[],
): Readonly<Record<string, Fee>> {
  const foreign = Object.keys(currencies).find((currency) => !known.includes(currency));
  if (foreign !== undefined) {
    throw new CatalogueError(file, name, `fee.currencies.${foreign}`, 'is no currency of the method');
  }
  return Object.fromEntries(
    known.map((currency) => {
      const own = Object.hasOwn(currencies, currency) ? currencies[currency] : undefined;
      const fee: Fee = own ? { ...own, paidBy: own.paidBy ?? everywhere.paidBy } : everywhere;
      checkFee(file, name, own ? `fee.currencies.${currency}` : 'fee', fee, currency);
      return [currency, fee];
    }),
  );
}

function checkFee(file: string, name: string, field: string, fee: Fee, currency: string): void {
  for (const part of ['fixed', 'min', 'max'] as const) {
    const amount = fee[part];
    if (amount !== undefined && !toMinor(amount, currency).ok) {
      throw new CatalogueError(file, name, `${field}.${part}`, `is no amount of ${currency}`);
    }
  }
  if (fee.max !== undefined && fee.max < (fee.min ?? 0)) {
    throw new CatalogueError(file, name, field, 'has a maximum below its minimum');
  }
}
