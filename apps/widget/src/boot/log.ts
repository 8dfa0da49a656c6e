import { storageKeys } from '@opencashier/contract/constants';
import type { SafeStorage } from '../flows/storage.ts';

/** Logs to the console, only while the flag in the storage is "1". */
export function createLog(storage: SafeStorage): (event: string, details?: unknown) => void {
  const isOn = storage.get(storageKeys.forceLogging) === '1';
  return (event, details) => {
    if (isOn) console.info('[cashier]', event, details ?? '');
  };
}
