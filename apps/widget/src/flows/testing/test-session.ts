import { type ParentData, parentData } from '@opencashier/contract/host/parent-data';
import * as z from 'zod/mini';
import { createSessionStore, type SessionStart } from '../session.ts';
import { createSafeStorage } from '../storage.ts';
import { readUser } from '../stored-user.ts';

/** Storage of one test, in memory. */
export function memoryStorage() {
  return createSafeStorage(() => {
    throw new Error('no browser');
  });
}

export const parent = (input: z.input<typeof parentData> = {}): ParentData => z.parse(parentData, input);

/** A token with these claims; nobody here verifies it. */
export function fakeToken(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}

export function testSession(start: Partial<SessionStart> = {}, storage = memoryStorage()) {
  return createSessionStore(
    {
      brand: 'harbor',
      product: 'cashier',
      country: 'BR',
      currency: 'BRL',
      platform: 'desktop',
      ...start,
    },
    readUser(storage),
  );
}
