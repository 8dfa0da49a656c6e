import { bonusListCall } from '@opencashier/contract/calls/bonus-list';
import { bonusRestrictedMethods } from '@opencashier/contract/constants';
import type { Bonus } from '@opencashier/contract/entities/bonus';
import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { HostChannel } from '../host/host-channel.ts';
import type { Texts } from '../i18n/texts.ts';
import { type BonusFlow, type BonusState, minDepositOf } from './bonus.ts';
import type { Clock } from './clock.ts';
import { isCryptoBonusOn } from './experiments.ts';
import type { MethodsStore } from './methods.ts';
import type { Notifications } from './notifications.ts';
import type { SessionStore } from './session.ts';
import { walletCurrencyOf } from './wallet-currency.ts';

export interface BonusDeps {
  readonly client: Client;
  readonly host: HostChannel;
  readonly session: SessionStore;
  readonly methods: MethodsStore;
  readonly clock: Clock;
  readonly notifications: Pick<Notifications, 'show'>;
  readonly texts: Pick<Texts, 'text'>;
}

/** When a bonus that was told now ends, in milliseconds by the clock; undefined for one without an end. */
function deadlineOf({ expiresAt, expiresIn }: Bonus, now: number): number | undefined {
  if (expiresIn !== undefined) return now + expiresIn * 1000;
  const at = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  return Number.isNaN(at) ? undefined : at;
}

/** More decimals than any currency has; takes the float's noise off. */
const finestDecimals = 8;
const exactDifference = (a: number, b: number) => Number((a - b).toFixed(finestDecimals));

const restricted: readonly string[] = bonusRestrictedMethods;

export function createBonusFlow(deps: BonusDeps): BonusFlow {
  const { client, host, session, methods, clock, notifications, texts } = deps;
  const store = createStore<BonusState>(() => ({
    bonuses: [],
    activeBonusId: undefined,
    isEnabled: true,
    deadlines: new Map(),
    gone: undefined,
  }));
  let lastList: readonly Bonus[] | undefined;

  const take = (incoming: readonly Bonus[], wanted: Bonus['id'] | null | undefined): void => {
    const bonuses = incoming.filter((bonus) => minDepositOf(bonus) !== undefined);
    const active = bonuses.find((bonus) => bonus.id === wanted) ?? bonuses[0];
    store.setState({ bonuses, activeBonusId: active?.id, gone: undefined });
    // The same list told earlier has less time left than it says.
    if (incoming === lastList) return;
    lastList = incoming;
    const now = clock.now();
    const ends = bonuses.flatMap((bonus) => {
      const deadline = deadlineOf(bonus, now);
      return deadline === undefined ? [] : [[bonus.id, deadline] as const];
    });
    store.setState({ deadlines: new Map(ends) });
  };

  /** Who counted on a bonus is told that it is gone, and whether another stands in its place. */
  const takeUpdate = (incoming: readonly Bonus[]): void => {
    const { bonuses, activeBonusId, isEnabled } = store.getState();
    const before = bonuses.find((bonus) => bonus.id === activeBonusId);
    take(incoming, wanted());
    const now = store.getState().activeBonusId;
    if (!before || !isEnabled || now === before.id) return;
    if (now === undefined) store.setState({ gone: before });
    notifications.show({
      tone: 'warning',
      text: texts.text(now === undefined ? 'bonus.gone' : 'bonus.replaced'),
    });
  };

  /** Crypto methods carry a bonus only where the list has some, and host flag and experiment allow it. */
  const isCryptoBonusAvailable = () =>
    isCryptoBonusOn(session.getState().parent) &&
    (methods.getState().list?.methods.some((method) => method.category === 'crypto') ?? false);

  const isRestricted = (method: PaymentMethod) =>
    restricted.includes(method.name) ||
    method.isBonusForbidden === true ||
    (method.category === 'crypto' && !isCryptoBonusAvailable());

  /** The list tells its amounts in the player's own currency; a list of another country is paid in its. */
  const isOwnCurrency = () => session.getState().currency === walletCurrencyOf(session.getState());

  /** The bonus that the player has, as long as the list has it; before that the one that the host names. */
  const wanted = () => store.getState().activeBonusId ?? session.getState().parent?.bonusId;

  // The host may send another list at any time.
  session.subscribe(({ parent }, before) => {
    if (!parent || parent.bonusList === before.parent?.bonusList) return;
    // Outside a frame an empty list only says that the app has none of its own.
    if (parent.bonusList.length > 0 || host.kind === 'frame') takeUpdate(parent.bonusList);
  });

  return {
    store,
    async load() {
      const fromHost = session.getState().parent?.bonusList ?? [];
      // In a frame the host's word is the last one, an empty list too.
      if (fromHost.length > 0 || host.kind === 'frame') {
        take(fromHost, wanted());
        return;
      }
      const result = await client.call(bonusListCall, {});
      if (result.ok) take(result.data.bonuses, wanted());
    },
    select: (id) =>
      store.setState(({ bonuses }) =>
        bonuses.some((bonus) => bonus.id === id) ? { activeBonusId: id } : {},
      ),
    setEnabled: (isEnabled) => store.setState({ isEnabled }),
    isRestricted: (method) => store.getState().bonuses.length > 0 && isRestricted(method),
    offer(method, amount) {
      const { bonuses, activeBonusId, isEnabled } = store.getState();
      const bonus = bonuses.find((one) => one.id === activeBonusId);
      const minDeposit = bonus && minDepositOf(bonus);
      if (!bonus || minDeposit === undefined || isRestricted(method) || !isOwnCurrency()) return undefined;
      const isReached = amount >= minDeposit;
      return {
        bonus,
        minDeposit,
        isActive: isEnabled && isReached,
        missing: isReached ? 0 : exactDifference(minDeposit, amount),
      };
    },
  };
}
