import type { Ledger } from '../ports/ledger.ts';
import type { Players } from '../ports/players.ts';
import type { Wallet } from '../ports/wallet.ts';
import type { Withdrawals } from '../ports/withdrawals.ts';

export interface InternalWalletDeps {
  readonly players: Players;
  readonly ledger: Ledger;
  readonly withdrawals: Withdrawals;
}

/** Our own ledger is the wallet: whoever has the posting has the money, so that nothing has to be asked for. */
export function internalWallet({ players, ledger, withdrawals }: InternalWalletDeps): Wallet {
  return {
    isOutside: false,
    async verify({ brand, playerId }) {
      return { kind: 'known', name: (await players.find(brand, playerId))?.name };
    },
    funds: ({ brand, playerId }, currency) => players.balances(brand, playerId, currency),
    authorize: async () => ({ kind: 'allowed' }),
    credit: async ({ id }, at) => ((await ledger.credit(id, at)) ? 'credited' : 'due'),
    reserve: ({ intent, caps, after, by, terms }, at) =>
      withdrawals.request(intent, caps, after, by, at, terms),
  };
}
