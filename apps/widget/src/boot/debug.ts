import { storageKeys } from '@opencashier/contract/constants';
import { type User, user as userSchema } from '@opencashier/contract/entities/user';
import { transportKind } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import type { SafeStorage } from '../flows/storage.ts';

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
