import { storageKeys } from '@opencashier/contract/constants';
import { describe, expect, it } from 'vitest';
import { createSafeStorage } from './storage.ts';

const mapBackend = (entries = new Map<string, string>()) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

describe('createSafeStorage', () => {
  it('keeps entries in the browser’s storage', () => {
    const backend = mapBackend();
    createSafeStorage(() => backend).set(storageKeys.pending, 'x');
    expect(backend.entries.get('cashier.pending')).toBe('x');
    expect(createSafeStorage(() => backend).get(storageKeys.pending)).toBe('x');
  });

  it('works from memory where even asking for the storage throws', () => {
    const storage = createSafeStorage(() => {
      throw new Error('denied');
    });
    storage.set(storageKeys.user, '{}');
    expect(storage.get(storageKeys.user)).toBe('{}');
    storage.remove(storageKeys.user);
    expect(storage.get(storageKeys.user)).toBeUndefined();
  });

  it('never brings an older value back when the storage is full', () => {
    const backend = mapBackend(new Map([['cashier.pending', 'old']]));
    backend.setItem = () => {
      throw new Error('quota');
    };
    const storage = createSafeStorage(() => backend);
    storage.set(storageKeys.pending, 'new');
    expect(storage.get(storageKeys.pending)).toBe('new');
  });
});
