import { sweepstakeBalanceGet } from '@opencashier/contract/calls/sweepstake-balance-get';
import { sweepstakeRecoupSum } from '@opencashier/contract/calls/sweepstake-recoup-sum';
import { sweepCoinCurrency } from '@opencashier/contract/constants';
import type { PlayerBalance } from '@opencashier/contract/entities/balance';
import type { SweepstakeBalance } from '@opencashier/contract/entities/sweepstake';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../../api/client.ts';
import type { BalancesState } from '../balances.ts';
import type { Clock } from '../clock.ts';
import { createConversions } from '../conversion.ts';
import type { CoinsFlow, UnplayedState } from './coins.ts';

export interface CoinsDeps {
  readonly client: Client;
  readonly clock: Clock;
  readonly log: (event: string, details?: unknown) => void;
}

/** Gold coins can never be redeemed, whatever a reply calls their balance. */
function playerBalance({ currency, balance, unplayed = 0, reserved = 0 }: SweepstakeBalance): PlayerBalance {
  const isSweep = currency === sweepCoinCurrency;
  const available = isSweep ? balance + Math.max(0, unplayed) : balance;
  return { currency, available, reserved, pending: 0, bonus: 0, withdrawable: isSweep ? balance : 0 };
}

export function createCoinsFlow({ client, clock, log }: CoinsDeps): CoinsFlow {
  const balances = createStore<BalancesState>(() => ({ status: 'loading', balances: [] }));
  const unplayed = createStore<UnplayedState>(() => ({ status: 'loading', amount: 0 }));
  let latest = 0;

  const loadBalances = async (): Promise<void> => {
    const mine = ++latest;
    const result = await client.call(sweepstakeBalanceGet, {});
    // A later question knows better.
    if (mine !== latest) return;
    if (result.ok) {
      balances.setState({ status: 'ready', balances: result.data.map(playerBalance) });
      return;
    }
    log('sweepstake-balance-get', result.error);
    balances.setState({ status: 'failed', balances: [] });
  };
  const loadUnplayed = async (): Promise<void> => {
    const mine = latest;
    const result = await client.call(sweepstakeRecoupSum, { currency: sweepCoinCurrency });
    if (mine !== latest) return;
    if (result.ok) {
      const { status, amount } = result.data.data;
      unplayed.setState({ status: 'ready', amount: status === 'unplayed' ? amount : 0 });
      return;
    }
    log('sweepstake-recoup-sum', result.error);
    unplayed.setState({ status: 'failed', amount: 0 });
  };
  const load = async (): Promise<void> => {
    await Promise.all([loadBalances(), loadUnplayed()]);
  };
  const loadIfAsked = () => {
    if (latest > 0) void load();
  };
  client.onPush('withdrawal.status', loadIfAsked);
  client.onPush('deposit.status', loadIfAsked);
  client.onReconnect(loadIfAsked);

  return {
    balances: { store: balances, load },
    unplayed,
    rate: createConversions({
      client,
      clock,
      onFailure: (error) => log('payment-convert-v2', error),
    }).open(),
    load,
  };
}
