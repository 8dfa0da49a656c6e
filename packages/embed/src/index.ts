import { mount } from './mount.ts';

export type { CashierEventName, CashierEvents, CashierListener, PaymentStatus } from './events.ts';
export type { Cashier } from './mount.ts';
export type {
  CashierBonus,
  CashierOptions,
  CashierTheme,
  CashierUpdate,
  TokenSource,
} from './options.ts';

/** The SDK's one object, the same as the global of the script-tag build. */
export const OpenCashier = { mount } as const;
