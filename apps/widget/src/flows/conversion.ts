import { paymentConvertV2 } from '@opencashier/contract/calls/payment-convert-v2';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CallFailure, Client } from '../api/client.ts';
import type { Clock } from './clock.ts';

/** What is converted. */
export interface ConversionQuery {
  /** Major units of `from`. */
  readonly amount: number;
  readonly from: string;
  readonly to: string;
}

export interface ConversionState {
  readonly query: ConversionQuery | undefined;
  /** What the query's amount comes to, in major units of `to`; undefined until the server has told it. */
  readonly amount: number | undefined;
  /** One unit of `from` in `to`, as the server writes it. */
  readonly rate: string | undefined;
  /** Of a rate that is locked for the player: what it is asked for by, and when it ends by the flows' clock. */
  readonly rateId: string | undefined;
  readonly deadline: number | undefined;
  /** When the server told it, by the flows' clock. */
  readonly toldAt: number | undefined;
  /**
   * `none`: there is nothing to convert. `asking`: the first answer is on its way. `known`: the server's own word.
   * `old`: it could not be asked again, so the figures may have moved. `unknown`: nobody could tell.
   */
  readonly freshness: 'none' | 'asking' | 'known' | 'old' | 'unknown';
}

/** Follows what one amount is worth in another currency. Nothing waits for it, and its failures are silent. */
export interface Conversion {
  readonly store: StoreApi<ConversionState>;
  /** From now on this is followed; the same again asks nothing. Undefined, one currency or no amount follow nothing. */
  follow(query: ConversionQuery | undefined): void;
  /** Asks now, for what is followed. */
  renew(): void;
  stop(): void;
}

export interface Conversions {
  /** For whoever shows one; each has its own. */
  open(): Conversion;
}

/** Keys that follow each other this fast ask once. */
const typingMs = 250;
/** A rate is asked for again within these bounds, wherever the device's clock stands. */
const soonestMs = 10_000;
const latestMs = 60_000;

const nothing: ConversionState = {
  query: undefined,
  amount: undefined,
  rate: undefined,
  rateId: undefined,
  deadline: undefined,
  toldAt: undefined,
  freshness: 'none',
};

const isSame = (a: ConversionQuery | undefined, b: ConversionQuery | undefined) =>
  a?.amount === b?.amount && a?.from === b?.from && a?.to === b?.to;

export function createConversions({
  client,
  clock,
  onFailure = () => {},
}: {
  readonly client: Client;
  readonly clock: Clock;
  readonly onFailure?: (error: CallFailure) => void;
}): Conversions {
  const askAgainIn = (expiresAt: string | undefined): number => {
    const left = expiresAt === undefined ? latestMs : Date.parse(expiresAt) - clock.now();
    return Math.min(latestMs, Math.max(soonestMs, left));
  };

  const open = (): Conversion => {
    const store = createStore<ConversionState>(() => nothing);
    let callOff = () => {};

    const ask = async (query: ConversionQuery): Promise<void> => {
      const result = await client.call(paymentConvertV2, query);
      // Something else is followed by now.
      if (!isSame(store.getState().query, query)) return;
      if (result.ok) {
        const { amount, rate, expiresAt, expiresIn, rateId } = result.data;
        const lockedMs = expiresIn === undefined ? undefined : expiresIn * 1_000;
        const deadline = lockedMs === undefined ? undefined : clock.now() + lockedMs;
        store.setState({ amount, rate, rateId, deadline, toldAt: clock.now(), freshness: 'known' });
        callOff = clock.after(lockedMs ?? askAgainIn(expiresAt), () => void ask(query));
        return;
      }
      onFailure(result.error);
      // A locked rate is asked for again at its end: nothing can be had for it any more.
      if (store.getState().rateId !== undefined) store.setState({ ...nothing, query });
      store.setState(({ amount }) => ({ freshness: amount === undefined ? 'unknown' : 'old' }));
      // A server that says no goes on saying it.
      if (result.error.kind === 'unknown') callOff = clock.after(latestMs, () => void ask(query));
    };

    const stop = (): void => {
      callOff();
      callOff = () => {};
      store.setState(nothing);
    };

    return {
      store,
      stop,
      renew() {
        const { query } = store.getState();
        if (!query) return;
        callOff();
        store.setState({ ...nothing, query, freshness: 'asking' });
        void ask(query);
      },
      follow(query) {
        if (isSame(store.getState().query, query)) return;
        stop();
        if (!query || query.from === query.to || !(query.amount > 0)) return;
        store.setState({ query, freshness: 'asking' });
        callOff = clock.after(typingMs, () => void ask(query));
      },
    };
  };

  return { open };
}
