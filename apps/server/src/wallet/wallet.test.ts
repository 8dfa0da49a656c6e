import { describe } from 'vitest';
import { onEveryDatabase } from '../db/testing/databases.suite.ts';
import { coreHarness } from '../testing/core-harness.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { walletServer } from '../testing/wallet-server.ts';
import { walletSuite } from './wallet.suite.ts';

onEveryDatabase('a wallet', (database) => {
  describe('in our own ledger', () => {
    walletSuite(database, async (books) => {
      const made = coreHarness(books);
      return {
        made,
        cash: async (player) => (await made.stores.players.balances(made.brand, player, 'USD')).cash,
        close: async () => undefined,
      };
    });
  });

  describe('of the operator, over HTTP', () => {
    walletSuite(database, async (books) => {
      const clock = manualClock();
      const server = await walletServer({ now: clock.now });
      const made = coreHarness(books, { clock, wallet: server.settings });
      return {
        made,
        cash: async (player) => server.purse(made.brand, player).cash,
        close: server.close,
      };
    });
  });
});
