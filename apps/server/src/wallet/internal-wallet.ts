import type { Wallet } from '../ports/wallet.ts';

/** Our own ledger is the wallet: whoever has the posting has the money, so a credit can only be taken. */
export const internalWallet: Wallet = {
  creditsAtOnce: true,
  credit: async () => 'taken',
};
