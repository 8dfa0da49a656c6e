import {
  defaultPaymentGeo,
  goldCoinCurrency,
  storageKeys,
  sweepCoinCurrency,
} from '@opencashier/contract/constants';
import type { User } from '@opencashier/contract/entities/user';
import type { SafeStorage } from './storage.ts';

/**
 * Gold coins become sweep coins in the code of the player's currency alone: an amount that somebody
 * holds in gold must never read as sweep coins.
 */
function reduceUser(user: User): User {
  return {
    ...user,
    paymentGeo: user.paymentGeo ?? user.country ?? defaultPaymentGeo,
    ...(user.currency === goldCoinCurrency ? { currency: sweepCoinCurrency } : {}),
  };
}

/**
 * Stores the reduced player and returns it.
 * @param withoutToken a host's token stays in memory: only a standalone visit needs it after a reload.
 */
export function writeUser(storage: SafeStorage, user: User, withoutToken: boolean): User {
  const reduced = reduceUser(user);
  const { token, ...rest } = reduced;
  const stored = withoutToken || token === undefined ? rest : reduced;
  storage.set(storageKeys.user, JSON.stringify(stored));
  return reduced;
}
