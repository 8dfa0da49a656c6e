import type { PushName, PushPayload } from '@opencashier/contract/pushes/registry';

/** Sends a socket push to every connection of a player. At most once: a player who is away reads the status later. */
export interface Pushes {
  publish<Name extends PushName>(
    brand: string,
    playerId: string,
    name: Name,
    payload: PushPayload<Name>,
  ): Promise<void>;
}
