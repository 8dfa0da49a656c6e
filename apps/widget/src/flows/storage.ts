import type { storageKeys } from '@opencashier/contract/constants';

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The few entries that outlive a reload. Never throws: where storage is denied, memory serves. */
export interface SafeStorage {
  get(key: StorageKey): string | undefined;
  set(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
}

type Backend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Session storage behind a memory of its own.
 * @param open gives the browser's storage; in a third-party frame even asking for it may throw.
 */
export function createSafeStorage(open: () => Backend): SafeStorage {
  const memory = new Map<StorageKey, string>();
  const attempt = <Result>(use: (backend: Backend) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    // Memory first: a denied or full storage must not bring an older value back.
    get: (key) => memory.get(key) ?? attempt((backend) => backend.getItem(key)) ?? undefined,
    set(key, value) {
      memory.set(key, value);
      attempt((backend) => backend.setItem(key, value));
    },
    remove(key) {
      memory.delete(key);
      attempt((backend) => backend.removeItem(key));
    },
  };
}
