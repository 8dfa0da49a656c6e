import { storageKeys } from '@opencashier/contract/constants';
import { type User, user as userSchema } from '@opencashier/contract/entities/user';
import { transportKind } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import type { SafeStorage } from '../flows/storage.ts';
import type { PageData } from './page-data.ts';

/** Helpers for whoever looks into a running widget from the browser's console: `window.cashierDebug`. */
export interface CashierDebug {
  /** Logging on or off; loads the page again. */
  setForceLogging(isOn: boolean): void;
  /** Plays this player in a tab of its own; loads the page again. */
  setUser(user: User): void;
  /** Takes "socket" or "http" alone; loads the page again. */
  setTransport(transport: string): void;
}

export interface DebugDeps {
  readonly storage: SafeStorage;
  readonly reload: () => void;
  /** Writes the player's token as a cookie, which no server of ours reads; only where debugging is configured. */
  readonly writeCookie?: ((token: string) => void) | undefined;
}

export function createDebug({ storage, reload, writeCookie }: DebugDeps): CashierDebug {
  return {
    setForceLogging(isOn) {
      storage.set(storageKeys.forceLogging, isOn ? '1' : '0');
      reload();
    },
    setUser(user) {
      storage.set(storageKeys.user, JSON.stringify(z.parse(userSchema, user)));
      if (user.token) writeCookie?.(user.token);
      reload();
    },
    setTransport(transport) {
      const parsed = z.safeParse(transportKind, transport);
      if (!parsed.success) return;
      storage.set(storageKeys.transport, parsed.data);
      reload();
    },
  };
}

/** Offers the helpers to the console of this page. */
export function offerDebug(
  window: Window,
  storage: SafeStorage,
  { isDebuggable, product }: Pick<PageData, 'isDebuggable' | 'product'>,
): void {
  const writeCookie = (token: string) => {
    window.document.cookie = `cashier_debug_token=${encodeURIComponent(token)}; SameSite=Strict; Path=/${product}`;
  };
  const reload = () => window.location.reload();
  const cashierDebug = createDebug({ storage, reload, writeCookie: isDebuggable ? writeCookie : undefined });
  Object.assign(window, { cashierDebug });
}
