import type { DestinationCheck } from '@opencashier/contract/destination/destination-issue';
import type { PlayerBalance } from '@opencashier/contract/entities/balance';
import type { Texts } from '../../i18n/texts.ts';
import { createBalances } from '../balances.ts';
import { createCoinsFlow } from '../sweepstake/create-coins-flow.ts';
import { redeemSender } from '../sweepstake/redeem-sender.ts';
import { createWithdrawalFlow } from '../withdrawal/create-withdrawal-flow.ts';
import { ok } from './test-client.ts';
import { countingIds } from './test-clock.ts';
import { depositSetting } from './test-deposit.ts';
import { withdrawal } from './test-transaction.ts';

interface Setting {
  readonly texts?: Pick<Texts, 'text' | 'has' | 'locale'>;
  readonly check?: DestinationCheck;
  /** What `withdraw_…` names are shown as. */
  readonly methodName?: (name: string) => string | undefined;
  /** The account is one of coins, and what leaves it is redeemed. */
  readonly hasCoins?: boolean;
}

/** What a player with R$300 has. */
export const balance = (extra: Partial<PlayerBalance> = {}): PlayerBalance => ({
  currency: 'BRL',
  available: 300,
  reserved: 0,
  pending: 0,
  bonus: 0,
  withdrawable: 300,
  ...extra,
});

/** Answer of a withdrawal whose code is asked for. */
export const codeAsked = (extra: object = {}) =>
  ok({ withdrawalId: 'w1', transaction: withdrawal({ stage: 'confirm' }), isCodeRequired: true, ...extra });

const keys = { locale: 'en', text: (key: string) => key, has: () => true };

/** A withdrawal flow with everything real but the edges. */
export function withdrawalSetting({
  texts = keys,
  check,
  methodName = () => undefined,
  hasCoins = false,
}: Setting = {}) {
  const setting = depositSetting();
  const { server, nav, session, selection, status, notifications, entry, clock, page } = setting;
  server.answers['balance-get'] = () => ok({ balances: [balance()] });
  server.answers['withdrawal-create'] = () => codeAsked();
  server.answers['withdrawal-status'] = () => ok(withdrawal({ stage: 'confirm' }));
  const { client } = server;
  const coins = createCoinsFlow({ client, clock, log: () => {} });
  const balances = hasCoins ? coins.balances : createBalances({ client });
  const flow = createWithdrawalFlow({
    client: server.client,
    navigator: nav.navigator,
    session,
    selection,
    status,
    notifications,
    texts,
    analytics: { track: () => undefined },
    entry,
    clock,
    newId: countingIds('key'),
    random: () => 0,
    sealCard: async () => 'sealed',
    lifecycle: page.lifecycle,
    balances,
    senderOf: hasCoins ? redeemSender(client, coins) : undefined,
    methodName,
    loadDestinationCheck: async () => check ?? (() => []),
  });
  return { ...setting, deposit: setting.flow, balances, coins, flow, state: () => flow.store.getState() };
}
