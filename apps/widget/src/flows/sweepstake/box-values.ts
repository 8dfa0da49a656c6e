import {
  goldCoinCurrency,
  sweepCoinCurrency,
  sweepFreeCurrencyShownAs,
} from '@opencashier/contract/constants';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import { formatAmount } from '@opencashier/money/format';
import { roundToDecimals } from '@opencashier/money/round';

/** What a package is shown with. */
export interface BoxValues {
  /** Sweep coins that are given along, as a decimal number. */
  readonly scAmount: string;
  /** Gold coins that are bought. */
  readonly gcAmount: string;
  readonly formattedPrice: string;
}

/** Numbers of a package in a language. The free coins are a plain decimal with the rouble's decimals. */
export function boxValuesOf({ price, priceCurrencyCode, currenciesList }: Box, locale: string): BoxValues {
  const free = roundToDecimals(currenciesList.free.amount, sweepFreeCurrencyShownAs, 'nearest');
  return {
    scAmount: formatAmount(free, sweepCoinCurrency, locale),
    gcAmount: formatAmount(currenciesList.main.amount, goldCoinCurrency, locale),
    formattedPrice: formatAmount(price, priceCurrencyCode, locale),
  };
}
