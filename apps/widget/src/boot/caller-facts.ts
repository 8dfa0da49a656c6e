import { clientType, storageKeys } from '@opencashier/contract/constants';
import type { ParentData, TransportKind } from '@opencashier/contract/host/parent-data';
import type { SafeStorage } from '../flows/storage.ts';

/** The transport of a visit: what the debug helper stored, else the host's word. */
export function transportOf(
  storage: Pick<SafeStorage, 'get'>,
  parent: ParentData | undefined,
): TransportKind {
  const stored = storage.get(storageKeys.transport);
  return stored === 'socket' || stored === 'http' ? stored : (parent?.transport ?? 'socket');
}

export interface SocketCaller {
  readonly language: string;
  readonly parent: ParentData | undefined;
  /** The native app's system. */
  readonly native: 'ios' | 'android' | undefined;
}

/** What the socket's address says about the caller. Never the token: addresses end in logs. */
export function socketQuery({ language, parent, native }: SocketCaller): Readonly<Record<string, string>> {
  return {
    cashier_type: clientType,
    Language: language,
    ...(parent?.xOrigin && { xorigin: parent.xOrigin }),
    ...(native && { isNative: 'true', platform: native }),
    ...(parent?.pwa && { pwa: 'true' }),
    ...(parent?.isMobileApp && { isMobileApp: 'true' }),
  };
}
