import { useSyncExternalStore } from 'react';

/** A device without a finger on its screen is no phone: what is there to be scanned can be scanned by one. */
const query = '(hover: hover) and (pointer: fine)';

const nothing = () => {};

/** Whether the player points with a mouse or the like; never on the server. */
export function useMouse(): boolean {
  return useSyncExternalStore(
    () => nothing,
    () => matchMedia(query).matches,
    () => false,
  );
}
