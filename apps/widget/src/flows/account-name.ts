import type { User } from '@opencashier/contract/entities/user';
import type { BridgeKind } from '../host/host-channel.ts';

/**
 * Whose account is paid into, for tabs of their own alone: whoever follows a link that somebody else planted has to see
 * it before paying. The address stands beside the name, since anybody can choose a name. A host shows its player itself.
 */
export function accountNameOf(kind: BridgeKind, user: User | undefined): string | undefined {
  if (kind !== 'standalone' || !user) return undefined;
  const { name, email, id } = user;
  const words = [name, email].filter(Boolean).join(' · ');
  return words || (id === undefined ? undefined : String(id));
}
