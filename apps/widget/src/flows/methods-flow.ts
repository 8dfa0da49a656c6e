import type { RequestInputOf } from '@opencashier/contract/calls/define-call';
import type { methodsPaymentV3 } from '@opencashier/contract/calls/methods-payment-v3';
import type { PaymentGroup } from '@opencashier/contract/entities/payment-group';
import type { MethodList, PaymentMethod } from '@opencashier/contract/entities/payment-method';
import { createStore } from 'zustand/vanilla';
import type { CallFailure, CallResult } from '../api/client.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Analytics } from './analytics.ts';
import type { DepositDelay } from './deposit-delay.ts';
import { abTestGroupOf } from './experiments.ts';
import { keepEqual } from './method-list.ts';
import { choiceQuery, routeOfGroup, routeOfMethod, withdrawalRouteOf } from './method-route.ts';
import { popularOf, searchTiles, tilesOf } from './method-tiles.ts';
import type { MethodsFlow, MethodsState } from './methods.ts';
import type { Navigator } from './navigator.ts';
import { listRoutes, type PaymentKind } from './payment-kind.ts';
import type { RouteName } from './route-names.ts';
import type { SelectionStore } from './selection.ts';
import { adoptRegion, type SessionStore } from './session.ts';

export interface MethodsDeps {
  /** Whose methods they are; their pages follow from it. */
  readonly kind: PaymentKind;
  /** Asks the server. The call's schema is no part of the first screen's script, as the flow itself is. */
  readonly askList: (request: RequestInputOf<typeof methodsPaymentV3>) => Promise<CallResult<MethodList>>;
  readonly session: SessionStore;
  readonly selection: SelectionStore;
  readonly navigator: Navigator;
  readonly texts: Pick<Texts, 'text'>;
  readonly analytics: Analytics;
  readonly delay: DepositDelay;
  /** Can this build show a card view, by its number on the wire? A method without one has the default. */
  readonly isSupportedCardView: (type: number | undefined) => boolean;
  /** The page of a card view. */
  readonly routeOfCardView: (type: number | undefined) => RouteName | undefined;
  readonly hasScreen: (route: RouteName) => boolean;
  /** Starts the payment by the method that was chosen. */
  readonly start: (method: PaymentMethod) => void;
  /** The list that the page was drawn with. */
  readonly initial?: MethodList | undefined;
}

const failureMessage = (failure: Exclude<CallFailure, { kind: 'aborted' }>) =>
  failure.kind === 'unknown' && failure.reason === 'timeout' ? 'Request timeout' : failure.message;

const isUsable = ({ availability }: PaymentMethod) =>
  availability === undefined || availability.state === 'available';

const isMember = ({ paymentMethods }: PaymentGroup, { name }: PaymentMethod) =>
  paymentMethods.some((member) => member.name === name);

export function createMethodsFlow(deps: MethodsDeps): MethodsFlow {
  const { kind, session, selection, navigator, texts } = deps;

  const search = (tiles: MethodsState['tiles'], query: string) =>
    searchTiles(tiles, {
      query,
      locale: session.getState().locale,
      labelOf: (group) => texts.text(group.label),
    });

  const shown = (list: MethodList, query: string): MethodsState => {
    const methods = list.methods.filter((method) => deps.isSupportedCardView(method.cardViewType));
    const tiles = tilesOf(methods);
    return {
      status: list.directGeo || methods.length === 0 ? 'empty' : 'ready',
      list: { ...list, methods },
      tiles,
      popular: popularOf(methods),
      query,
      visibleTiles: search(tiles, query),
    };
  };

  const nothing: MethodsState = {
    status: 'loading',
    list: undefined,
    tiles: [],
    popular: [],
    query: '',
    visibleTiles: [],
  };
  const store = createStore<MethodsState>(() => (deps.initial ? shown(deps.initial, '') : nothing));
  let latest = 0;

  const take = (incoming: MethodList): void => {
    const { list: before, query } = store.getState();
    const { isCountryKnown, currency } = session.getState();
    if (!isCountryKnown || !currency) adoptRegion(session, incoming.country, incoming.currency);
    const next = shown(keepEqual(before, incoming), query);
    // An equal list changes nothing, so nothing is drawn again and nothing jumps.
    const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(next.list);
    store.setState(isSame ? { status: next.status } : next);
    if (next.status === 'empty') {
      const isSweep = session.getState().view === 'sweep';
      const query = kind === 'withdrawal' ? { of: kind } : {};
      navigator.go(isSweep ? 'sweepEmpty' : 'empty', { query, replace: true });
    }
  };

  const groupNamed = (name: string | undefined): PaymentGroup | undefined => {
    const tile = store.getState().tiles.find((one) => one.kind === 'group' && one.group.name === name);
    return tile?.kind === 'group' ? tile.group : undefined;
  };

  return {
    store,
    async load() {
      const load = ++latest;
      const { country, currency, isCountryKnown, parent } = session.getState();
      const { list } = store.getState();
      const isOtherRegion = list && (list.country !== country || list.currency !== currency);
      if (!list || isOtherRegion || store.getState().status !== 'ready') {
        store.setState(isOtherRegion ? { ...nothing } : { status: 'loading' });
      }
      const abTestGroup = abTestGroupOf(parent);
      const result = await deps.askList({
        ...(isCountryKnown ? { country } : {}),
        ...(currency ? { currency } : {}),
        ...(abTestGroup ? { abTestGroup } : {}),
      });
      // Another load began since: its country is the one that counts.
      if (load !== latest) return;
      if (result.ok) {
        take(result.data);
        return;
      }
      if (result.error.kind === 'aborted' || store.getState().status === 'ready') return;
      store.setState({ status: 'failed' });
      navigator.fail(new Error(failureMessage(result.error)), listRoutes[kind]);
    },
    setQuery(query) {
      store.setState(({ tiles }) => ({ query, visibleTiles: search(tiles, query) }));
    },
    find: (name) => store.getState().list?.methods.find((method) => method.name === name),
    chooseMethod(method) {
      if (!isUsable(method)) return;
      const { group: before } = selection.getState();
      const group = before && isMember(before, method) ? before : undefined;
      selection.setState({ method, group });
      deps.analytics.track('method_selected', { kind, method });
      deps.start(method);
      const route =
        kind === 'withdrawal'
          ? withdrawalRouteOf(method, group)
          : routeOfMethod(deps.routeOfCardView(method.cardViewType), group);
      navigator.go(route, { query: choiceQuery({ method, group }) });
    },
    chooseGroup(group: PaymentGroup) {
      selection.setState({ group, method: undefined });
      const route = routeOfGroup(group, kind);
      // A list page of its own that this build lacks: the plain one shows the same members.
      const query = choiceQuery({ method: undefined, group });
      navigator.go(deps.hasScreen(route) ? route : 'depositGroup', { query });
    },
    chooseAgain(names) {
      const group = groupNamed(names.group);
      const found = store.getState().list?.methods.find(({ name }) => name === names.method);
      const method = found && isUsable(found) ? found : undefined;
      selection.setState({ method, group: method && group && !isMember(group, method) ? undefined : group });
      if (method) deps.start(method);
    },
    tilesShown: () => deps.delay.tilesShown(),
  };
}
