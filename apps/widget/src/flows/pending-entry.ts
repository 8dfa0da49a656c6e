import { storageKeys } from '@opencashier/contract/constants';
import { isRouteName } from './is-route-name.ts';
import type { PendingPayment } from './pending.ts';
import type { SafeStorage } from './storage.ts';

/** Written by hand, since the first screen's script has no schemas in it. */
function isEntry(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const entry: { readonly [Name in keyof PendingPayment]?: unknown } = value;
  return (
    typeof entry.attemptKey === 'string' &&
    entry.attemptKey !== '' &&
    (entry.kind === undefined || entry.kind === 'deposit' || entry.kind === 'withdrawal') &&
    (entry.paymentId === undefined || typeof entry.paymentId === 'string') &&
    typeof entry.route === 'string' &&
    isRouteName(entry.route) &&
    typeof entry.paymentMethod === 'string' &&
    Number.isFinite(entry.amount) &&
    typeof entry.currency === 'string'
  );
}

/** The one attempt that a reload comes back to. */
export interface PendingEntry {
  read(): PendingPayment | undefined;
  write(entry: PendingPayment): void;
  clear(): void;
}

/** Over `cashier.pending`; what does not fit is as good as nothing. */
export function createPendingEntry(storage: SafeStorage): PendingEntry {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.get(storageKeys.pending) ?? 'null');
        return isEntry(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    write: (entry) => storage.set(storageKeys.pending, JSON.stringify(entry)),
    clear: () => storage.remove(storageKeys.pending),
  };
}
