import type { CashierEventName } from '@opencashier/embed';

/** The events that the desk logs. `redirect` and `copyToBuffer` are left to the SDK's own way of dealing with them. */
export const cashierEventNames: readonly Exclude<CashierEventName, 'redirect' | 'copyToBuffer'>[] = [
  'init',
  'fullLoaded',
  'close',
  'displayError',
  'initError',
  'socketReconnectAttempt',
  'tokenExpired',
  'onLocaleError',
  'depositStatus',
  'withdrawalStatus',
  'resize',
  'analytics',
];
