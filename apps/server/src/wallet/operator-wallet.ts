import { minorFromString } from '@opencashier/money/minor';
import type { Wallet, WalletPermission } from '../ports/wallet.ts';
import type { WalletClient } from '../ports/wallet-client.ts';
import type { WalletOperations, WalletTeller, WalletTold } from '../ports/wallet-operations.ts';
import type { Withdrawals } from '../ports/withdrawals.ts';

export interface OperatorWalletDeps {
  readonly operations: WalletOperations;
  readonly withdrawals: Withdrawals;
  readonly client: WalletClient;
  readonly teller: WalletTeller;
}

/** The operator's own wallet keeps the money; what is booked there is written down before it is told. */
export function operatorWallet({ operations, withdrawals, client, teller }: OperatorWalletDeps): Wallet {
  return {
    isOutside: true,

    async verify({ brand, playerId }) {
      const body = JSON.stringify({ call: 'player.verify', brand, playerId });
      const { answer } = await client.send(brand, 'player.verify', body);
      if (answer.kind === 'unknown') return { kind: 'unknown' };
      if (answer.kind === 'refused') return { kind: 'refused', text: answer.text };
      const { isAllowed, name, reason } = answer.reply;
      return isAllowed ? { kind: 'known', name } : { kind: 'refused', text: reason };
    },

    async funds({ brand, playerId }, currency) {
      const body = JSON.stringify({ call: 'player.balance', brand, playerId, currency });
      const { answer } = await client.send(brand, 'player.balance', body);
      if (answer.kind !== 'done') return undefined;
      const cash = minorFromString(answer.reply.minor);
      const bonus = minorFromString(answer.reply.bonusMinor ?? '0');
      return cash === undefined || bonus === undefined ? undefined : { cash, bonus };
    },

    async authorize({ brand, playerId, depositId, method, country, currency, minor }, at) {
      const operation = await operations.beginAuthorization(
        {
          ...{ brand, playerId, currency, minor, depositId },
          txId: `auth-${depositId}`,
          payload: { depositId, method, country, minor: minor.toString() },
        },
        at,
      );
      return permissionOf(await teller.advance(operation, undefined, at));
    },

    async credit({ brand, id }, at) {
      const operation = await operations.beginCredit(brand, id, at);
      if (operation === undefined) return 'due';
      const told = await teller.advance(operation, undefined, at);
      if (told.kind === 'taken') return 'credited';
      return told.kind === 'refused' ? 'held' : 'due';
    },

    async reserve({ intent, caps, after, by, terms }, at) {
      const outside = { ...intent, isWalletOutside: true };
      const outcome = await withdrawals.request(outside, caps, after, by, at, terms);
      if (outcome.kind !== 'requested') return outcome;
      const operation = await operations.find({
        brand: intent.brand,
        txId: intent.id,
        call: 'withdrawal.reserve',
      });
      if (operation === undefined) throw new Error('A withdrawal is written down with its reserve.');
      const told = await teller.advance(operation, after, at);
      switch (told.kind) {
        case 'taken':
          return { kind: 'reserved' };
        case 'refused':
          return told;
        case 'canceled':
        case 'unknown':
          return { kind: 'asked' };
      }
    },
  };
}

function permissionOf(told: WalletTold): WalletPermission {
  if (told.kind === 'taken') return { kind: 'allowed' };
  return told.kind === 'refused' ? told : { kind: 'unknown' };
}
