import type { ToHostType } from '@opencashier/contract/host/to-host';
import type { BridgeKind, HostChannel } from '../../host/host-channel.ts';
import type { NavigateOptions, Navigator } from '../navigator.ts';
import type { PageLifecycle } from '../page-lifecycle.ts';
import type { RouteName } from '../route-names.ts';

/** A host that remembers what it was told. */
export function createTestHost(kind: BridgeKind = 'frame') {
  const sent: { type: ToHostType; payload: unknown }[] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const host: HostChannel = {
    kind,
    send(type, ...[payload]) {
      sent.push({ type, payload });
    },
    on(type, listener) {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener as (payload: never) => void));
      return () => void set.delete(listener as (payload: never) => void);
    },
  };
  return {
    host,
    sent,
    payloads: (type: ToHostType) => sent.filter((one) => one.type === type).map((one) => one.payload),
    say(type: string, payload: unknown) {
      for (const listener of listeners.get(type) ?? []) listener(payload as never);
    },
  };
}

/** A navigator that remembers where it was sent. */
export function createTestNavigator() {
  const moves: { name: RouteName; options: NavigateOptions }[] = [];
  const failures: { error: unknown; backRoute: RouteName }[] = [];
  const navigator: Navigator = {
    go: (name, options = {}) => void moves.push({ name, options }),
    back: (fallback) => void moves.push({ name: fallback ?? 'deposit', options: {} }),
    fail: (error, backRoute) => void failures.push({ error, backRoute }),
    href: (name) => name,
  };
  return { navigator, moves, failures, last: () => moves.at(-1) };
}

/** A page that becomes visible or goes away when the test says so. */
export function createTestLifecycle() {
  const visible = new Set<() => void>();
  const unload = new Set<() => void>();
  const listen = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const lifecycle: PageLifecycle = { onVisible: listen(visible), onUnload: listen(unload) };
  return {
    lifecycle,
    show: () => visible.forEach((listener) => void listener()),
    unload: () => unload.forEach((listener) => void listener()),
  };
}

/** Texts that are their own keys; only those listed exist. */
export const testTexts = (...keys: readonly string[]) => ({
  locale: 'en',
  text: (key: string) => `[${key}]`,
  has: (key: string) => keys.includes(key),
});
