import type { PaymentMethod } from '@opencashier/contract/entities/payment-method';
import type { Box } from '@opencashier/contract/entities/sweepstake';
import { createStore } from 'zustand/vanilla';
import type { CallResult } from '../../api/client.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Analytics } from '../analytics.ts';
import type { RouteStore } from '../current-route.ts';
import type { DepositFlow } from '../deposit/deposit-flow.ts';
import { choiceQuery } from '../method-route.ts';
import type { MethodsFlow } from '../methods.ts';
import type { Navigator } from '../navigator.ts';
import type { Notifications } from '../notifications.ts';
import type { SelectionStore } from '../selection.ts';
import type { SessionStore } from '../session.ts';
import type { BoxesFlow, BoxesReply, BoxesState } from './boxes.ts';

export interface BoxesDeps {
  /** Asks the server; the call's schema arrives with the call. */
  readonly askBoxes: () => Promise<CallResult<BoxesReply>>;
  readonly analytics: Analytics;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly route: RouteStore;
  readonly navigator: Navigator;
  readonly notifications: Notifications;
  readonly texts: Pick<Texts, 'text'>;
  readonly methods: Pick<MethodsFlow, 'store'>;
  /** The flow that pays arrives later; whoever presses "buy" has seen its screen. */
  readonly deposit: () => Pick<DepositFlow, 'store' | 'start' | 'setAmount' | 'submit'>;
  readonly startDeposit: (method: PaymentMethod) => void;
  readonly log: (event: string, details?: unknown) => void;
  /** May the player be sent to this address of the operator's? */
  readonly isSafeLink: (url: string) => boolean;
  /** The packages that the page was drawn with. */
  readonly initial?: BoxesReply | undefined;
}

/** The query name of a chosen package. */
const boxQuery = 'box';
const idOf = ({ boxId }: Box) => String(boxId);
const category = 'crypto';

const nothing: BoxesState = {
  status: 'loading',
  isAllowed: true,
  boxes: [],
  links: {},
  chosen: undefined,
};
/** Codes by which the server says that nothing is sold here at all. */
const closedHere = 'banking.sweepstakesNotAllowed';

export function createBoxesFlow(deps: BoxesDeps): BoxesFlow {
  const { navigator, route, selection, session } = deps;

  const shown = ({ boxes, links = {} }: BoxesReply, chosenId: string | undefined): BoxesState => {
    const all = boxes.flatMap((group) => group.boxes);
    const safe = (url: string | undefined) => (url !== undefined && deps.isSafeLink(url) ? url : undefined);
    return {
      status: all.length > 0 ? 'ready' : 'empty',
      isAllowed: true,
      boxes: all,
      links: { rules: safe(links.rules), freeEntry: safe(links.freeEntry) },
      chosen: all.find((box) => idOf(box) === chosenId),
    };
  };

  const store = createStore<BoxesState>(() => (deps.initial ? shown(deps.initial, undefined) : nothing));
  let latest = 0;

  const wantedId = (): string | undefined => {
    const { chosen } = store.getState();
    return route.getState().query[boxQuery] ?? (chosen && idOf(chosen));
  };

  const take = (reply: BoxesReply): void => {
    const next = shown(reply, wantedId());
    const { boxes, links, status } = store.getState();
    const isSame = JSON.stringify([boxes, links]) === JSON.stringify([next.boxes, next.links]);
    // Equal packages change nothing, so nothing is drawn again and nothing jumps.
    store.setState(isSame && status === 'ready' ? { chosen: next.chosen } : next);
    if (next.status === 'empty') navigator.go('sweepEmpty', { replace: true });
    else followPressed();
  };

  /** A package that was pressed before the script ran stands in the address of the list. */
  const followPressed = (): void => {
    const { name, query } = route.getState();
    const box = store.getState().boxes.find((one) => idOf(one) === query[boxQuery]);
    if (name === 'sweepDeposit' && box && session.getState().isReady) choose(box);
  };

  async function load(): Promise<void> {
    latest += 1;
    const mine = latest;
    if (store.getState().status !== 'ready') store.setState({ status: 'loading' });
    const result = await deps.askBoxes();
    // A later question knows better.
    if (mine !== latest) return;
    if (result.ok) {
      take(result.data);
      return;
    }
    deps.log('sweepstake-boxes', result.error);
    if (result.error.kind === 'aborted') return;
    const isAllowed = !(result.error.kind === 'refused' && result.error.code === closedHere);
    store.setState({ ...nothing, status: 'failed', isAllowed });
    if (!isAllowed) navigator.go('sweepEmpty', { replace: true });
  }

  function choose(box: Box): void {
    store.setState({ chosen: box });
    navigator.go('sweepDepositMethod', { query: { [boxQuery]: idOf(box) } });
  }

  const coinQuery = () => {
    const { chosen } = store.getState();
    return { ...choiceQuery(selection.getState()), ...(chosen ? { [boxQuery]: idOf(chosen) } : {}) };
  };

  const groupOfCoins = () => {
    const tile = deps.methods.store
      .getState()
      .tiles.find((one) => one.kind === 'group' && one.group.name === category);
    return tile?.kind === 'group' ? tile.group : undefined;
  };

  // The player is known from here on; whoever comes back to the list wants to see what is on sale now.
  session.subscribe(({ isReady }, before) => {
    if (isReady && !before.isReady) void load();
  });
  route.subscribe(({ name, query, pending }, before) => {
    const isArrival = name === 'sweepDeposit' && !pending && (before.name !== name || before.query !== query);
    if (!isArrival || !session.getState().isReady) return;
    if (query.refetch !== undefined || store.getState().status !== 'ready') void load();
  });

  return {
    store,
    load,
    choose,
    chooseCoin(method) {
      selection.setState({ method, group: groupOfCoins() });
      deps.analytics.track('method_selected', { kind: 'deposit', method });
      deps.startDeposit(method);
      navigator.go('sweepDepositCrypto', { query: coinQuery(), replace: true });
    },
    showCoins() {
      selection.setState({ method: undefined, group: groupOfCoins() });
      navigator.go('sweepDepositCrypto', { query: coinQuery() });
    },
    async buy(values) {
      const { chosen } = store.getState();
      if (!chosen) {
        deps.notifications.show({
          tone: 'danger',
          text: deps.texts.text('common.errors.banking.boxRequired'),
        });
        navigator.go('sweepDeposit');
        return;
      }
      const deposit = deps.deposit();
      deposit.setAmount(String(chosen.price), false);
      await deposit.submit(values);
      // Refused, maybe since it costs something else by now: the player is to see what is on sale.
      if (!deposit.store.getState().response) void load();
    },
  };
}
