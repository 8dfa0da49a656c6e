import type { RouteName } from '../flows/route-names.ts';

/** What one entry of the session history knows of its route. */
export interface HistoryEntry {
  /** Position in this visit; -1 is the entry below the first screen. */
  readonly index: number;
  readonly previous: RouteName | undefined;
  /** What came with the move. */
  readonly state: unknown;
}

/** The parts of `window` that routing touches. */
export interface HistoryWindow {
  readonly location: { readonly pathname: string; readonly search: string };
  readonly history: {
    readonly state: unknown;
    pushState(data: unknown, unused: string, url: string): void;
    replaceState(data: unknown, unused: string, url: string): void;
    back(): void;
    go(delta: number): void;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
  removeEventListener(type: 'popstate', listener: () => void): void;
}

export interface BrowserHistory {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The entry shown; `undefined` on an entry that is not ours or below the first screen. */
  readonly entry: HistoryEntry | undefined;
  push(url: string, entry: HistoryEntry): void;
  replace(url: string, entry: HistoryEntry): void;
  back(): void;
  /** Leaves the entry below the first screen again, so that a widget that is shown once more stands where it stood. */
  forward(): void;
  /** `isBelowFirst`: the player went back beyond the first screen. */
  onMove(listener: (isBelowFirst: boolean) => void): () => void;
  /**
   * Lays an entry below the first screen, once per visit (a reload finds it there already), so that a back gesture
   * on it reaches the widget and does not leave the host's page.
   */
  layFloor(url: string): void;
}

/** What stands in the session history beside an address. */
export interface HistoryState {
  readonly cashier?: HistoryEntry;
  /** What the first address told, which the shown ones have forgotten. */
  readonly told?: Readonly<Record<string, string>>;
}

const mark = 'cashier';
const floorIndex = -1;

/** @param told what the address told, for a reload to come back by */
export function createBrowserHistory(window: HistoryWindow, told: HistoryState['told'] = {}): BrowserHistory {
  const { history, location } = window;
  const read = (): HistoryEntry | undefined => {
    const data = history.state;
    if (typeof data !== 'object' || data === null || !(mark in data)) return undefined;
    return data[mark] as HistoryEntry;
  };
  const write = (entry: HistoryEntry): HistoryState => ({ [mark]: entry, told });

  return {
    get path() {
      return location.pathname;
    },
    get query() {
      return Object.fromEntries(new URLSearchParams(location.search));
    },
    get entry() {
      const entry = read();
      return entry && entry.index > floorIndex ? entry : undefined;
    },
    push: (url, entry) => history.pushState(write(entry), '', url),
    replace: (url, entry) => history.replaceState(write(entry), '', url),
    back: () => history.back(),
    forward: () => history.go(1),
    onMove(listener) {
      const onPopState = () => listener(read()?.index === floorIndex);
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
    layFloor(url) {
      if (read()) return;
      history.replaceState(write({ index: floorIndex, previous: undefined, state: undefined }), '', url);
      history.pushState(write({ index: 0, previous: undefined, state: undefined }), '', url);
    },
  };
}
