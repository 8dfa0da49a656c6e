import type { WalletOperation } from '../ports/wallet-operations.ts';

/** The body of a booking: the same bytes each time that it is told. */
export function bodyOf({ call, brand, txId, playerId, currency, payload }: WalletOperation): string {
  return JSON.stringify({ call, brand, txId, playerId, currency, ...payload });
}
