import type { WalletErrorCode } from '@opencashier/contract/wallet/envelope';
import type { WalletBookingName } from '@opencashier/contract/wallet/registry';
import { type Purse, Purses } from './purses.ts';
import type { WalletCall } from './read-call.ts';

interface Reserve {
  readonly purse: Purse;
  readonly minor: bigint;
  state: 'open' | 'settled' | 'canceled';
}

export type Booking = Extract<WalletCall, { name: WalletBookingName }>;

/** What each booking does to the purses; each comes here once. */
export class Bookings {
  readonly #purses = new Purses();
  readonly #reserves = new Map<string, Reserve>();
  /** Authorisations and reserves that were canceled, whether they had come or not. */
  readonly #canceled = new Set<string>();

  purse(brand: string, playerId: string, currency: string): Purse {
    return this.#purses.of(brand, playerId, currency);
  }

  isCanceled(brand: string, txId: string, call: string): boolean {
    return this.#canceled.has(nameOf(brand, txId, call));
  }

  /** @returns why it is refused */
  book(call: Booking): WalletErrorCode | undefined {
    const { brand, txId, playerId, currency } = call.request;
    const purse = this.purse(brand, playerId, currency);
    switch (call.name) {
      case 'deposit.authorize':
        return this.isCanceled(brand, txId, call.name) ? 'wallet.canceled' : undefined;
      case 'deposit.credit':
        purse.cash += BigInt(call.request.minor);
        purse.bonus += BigInt(call.request.bonusMinor);
        return undefined;
      case 'deposit.reverse':
        purse.cash -= BigInt(call.request.minor);
        purse.bonus -= BigInt(call.request.bonusMinor);
        return undefined;
      case 'withdrawal.reserve': {
        if (this.isCanceled(brand, txId, call.name)) return 'wallet.canceled';
        const minor = BigInt(call.request.minor);
        if (purse.cash < minor) return 'wallet.insufficientBalance';
        purse.cash -= minor;
        purse.reserved += minor;
        this.#reserves.set(nameOf(brand, txId, call.name), { purse, minor, state: 'open' });
        return undefined;
      }
      case 'withdrawal.settle': {
        const reserve = this.#reserves.get(nameOf(brand, txId, 'withdrawal.reserve'));
        if (reserve?.state !== 'open') return 'wallet.refused';
        reserve.state = 'settled';
        reserve.purse.reserved -= reserve.minor;
        return undefined;
      }
      case 'withdrawal.return':
        purse.cash += BigInt(call.request.minor);
        return undefined;
      case 'tx.cancel': {
        const { of } = call.request;
        const reserve = this.#reserves.get(nameOf(brand, txId, of));
        if (reserve?.state === 'settled') return 'wallet.refused';
        if (reserve?.state === 'open') {
          reserve.state = 'canceled';
          reserve.purse.reserved -= reserve.minor;
          reserve.purse.cash += reserve.minor;
        }
        this.#canceled.add(nameOf(brand, txId, of));
        return undefined;
      }
    }
  }
}

const nameOf = (brand: string, txId: string, call: string): string => JSON.stringify([brand, txId, call]);
