import { storageKeys } from '@opencashier/contract/constants';
import * as z from 'zod/mini';
import type { PendingDeposit } from './pending.ts';
import { type RouteName, standardRouteNames, sweepstakeRouteNames } from './route-names.ts';
import type { SafeStorage } from './storage.ts';

const routeNames: readonly RouteName[] = [...standardRouteNames, ...sweepstakeRouteNames];

const entrySchema = z.object({
  attemptKey: z.string().check(z.minLength(1)),
  depositId: z.optional(z.string()),
  route: z.enum(routeNames),
  paymentMethod: z.string(),
  amount: z.number(),
  currency: z.string(),
});

/** The one attempt that a reload comes back to. */
export interface PendingEntry {
  read(): PendingDeposit | undefined;
  write(entry: PendingDeposit): void;
  clear(): void;
}

/** Over `cashier.pending`; what does not fit is as good as nothing. */
export function createPendingEntry(storage: SafeStorage): PendingEntry {
  return {
    read() {
      try {
        const parsed = entrySchema.safeParse(JSON.parse(storage.get(storageKeys.pending) ?? 'null'));
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    write: (entry) => storage.set(storageKeys.pending, JSON.stringify(entry)),
    clear: () => storage.remove(storageKeys.pending),
  };
}
