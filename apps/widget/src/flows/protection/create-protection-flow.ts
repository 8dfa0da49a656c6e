import { playerLimitsGet } from '@opencashier/contract/calls/player-limits-get';
import { playerLimitsSet } from '@opencashier/contract/calls/player-limits-set';
import { playerPauseSet } from '@opencashier/contract/calls/player-pause-set';
import { transactions } from '@opencashier/contract/calls/transactions';
import type { PlayerProtection } from '@opencashier/contract/entities/player-protection';
import { createStore } from 'zustand/vanilla';
import type { CallResult, Client } from '../../api/client.ts';
import type { Texts } from '../../i18n/texts.ts';
import { refusalNotice } from '../deposit/failure.ts';
import type { Notifications } from '../notifications.ts';
import type { SessionStore } from '../session.ts';
import type { ProtectionFlow, ProtectionState } from './protection.ts';

export interface ProtectionDeps {
  readonly client: Client;
  readonly session: SessionStore;
  readonly notifications: Notifications;
  readonly texts: Pick<Texts, 'text' | 'has'>;
}

/** Is there anything that the player can set, or that is set? */
function isOffered({ offers, limits, pause }: PlayerProtection): boolean {
  const pauses = [...offers.coolOffDays, ...offers.selfExclusionDays];
  const hasPauses = pauses.length > 0 || offers.hasEndlessExclusion || pause !== undefined;
  return hasPauses || offers.limitPeriods.length > 0 || limits.length > 0;
}

export function createProtectionFlow({
  client,
  session,
  notifications,
  texts,
}: ProtectionDeps): ProtectionFlow {
  const store = createStore<ProtectionState>(() => ({
    status: 'loading',
    protection: undefined,
    isFirstDeposit: false,
    saving: undefined,
  }));

  const take = (protection: PlayerProtection): void => {
    store.setState({ status: 'ready', protection });
    session.setState({ hasProtection: isOffered(protection) });
  };

  /** Asked only where limits are offered and none is set: it decides whether they are spoken of before a deposit. */
  const askFirst = async ({ offers, limits }: PlayerProtection): Promise<void> => {
    if (offers.limitPeriods.length === 0 || limits.length > 0) {
      store.setState({ isFirstDeposit: false });
      return;
    }
    const result = await client.call(transactions, { kind: 'deposit', limit: 20 });
    if (!result.ok) return;
    const hasPaid = result.data.transactions.some(({ status }) => status === 'processed');
    store.setState({ isFirstDeposit: !hasPaid && result.data.nextCursor === undefined });
  };

  const load = async (): Promise<void> => {
    if (store.getState().status === 'failed') store.setState({ status: 'loading' });
    const result = await client.call(playerLimitsGet, {});
    if (result.ok) {
      take(result.data);
      await askFirst(result.data);
    } else if (store.getState().status !== 'ready') store.setState({ status: 'failed' });
  };

  const save = async (
    saving: ProtectionState['saving'],
    send: () => Promise<CallResult<PlayerProtection>>,
  ): Promise<boolean> => {
    if (store.getState().saving !== undefined) return false;
    store.setState({ saving });
    const result = await send();
    store.setState({ saving: undefined });
    if (result.ok) {
      take(result.data);
      store.setState({ isFirstDeposit: false });
      return true;
    }
    if (result.error.kind === 'refused') notifications.show(refusalNotice(result.error, texts));
    else if (result.error.kind === 'unknown') {
      notifications.show({ tone: 'warning', text: texts.text('limits.unknown') });
      // It may have been taken all the same.
      await load();
    }
    return false;
  };

  return {
    store,
    load,
    setLimit: (period, amount) => save(period, () => client.call(playerLimitsSet, { period, amount })),
    pause: (kind, days) =>
      save(kind, () => client.call(playerPauseSet, { kind, ...(days === undefined ? {} : { days }) })),
  };
}
