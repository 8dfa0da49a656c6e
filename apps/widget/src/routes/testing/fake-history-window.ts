import type { HistoryWindow } from '../browser-history.ts';

/** A browser's session history in memory: `back` and `forward` are the player's gestures. */
export function createFakeHistoryWindow(url: string, state: unknown = null) {
  let entries: { url: string; state: unknown }[] = [{ url, state }];
  let at = 0;
  const listeners = new Set<() => void>();
  const current = () => {
    const entry = entries[at];
    if (!entry) throw new Error('No such entry.');
    return entry;
  };
  // As in a browser, a step in the history takes its time.
  const go = (delta: number) => {
    setImmediate(() => {
      if (!entries[at + delta]) return;
      at += delta;
      for (const listener of [...listeners]) listener();
    });
  };
  const window: HistoryWindow = {
    location: {
      get pathname() {
        return current().url.split('?')[0] ?? '';
      },
      get search() {
        const query = current().url.split('?')[1];
        return query ? `?${query}` : '';
      },
    },
    history: {
      get state() {
        return current().state;
      },
      pushState(data, _unused, next) {
        entries = [...entries.slice(0, at + 1), { url: next, state: data }];
        at += 1;
      },
      replaceState(data, _unused, next) {
        entries[at] = { url: next, state: data };
      },
      back: () => go(-1),
      go,
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return {
    window,
    back: () => go(-1),
    forward: () => go(1),
    get url() {
      return current().url;
    },
    get depth() {
      return entries.length;
    },
  };
}
