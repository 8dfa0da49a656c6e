import { storageKeys } from '@opencashier/contract/constants';
import { type User, user as userSchema } from '@opencashier/contract/entities/user';
import type { SafeStorage } from './storage.ts';

/** The stored player, or undefined: what does not fit the schema is as good as nothing. */
export function readUser(storage: SafeStorage): User | undefined {
  const text = storage.get(storageKeys.user);
  if (!text) return undefined;
  try {
    const parsed = userSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
