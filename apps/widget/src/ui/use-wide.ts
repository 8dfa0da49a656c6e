import { useSyncExternalStore } from 'react';

const wide = '(min-width: 960px)';
/** What is there to be scanned can be scanned by another device than one with a finger on its screen. */
const mouse = '(hover: hover) and (pointer: fine)';

const following = (query: string) => (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const followWide = following(wide);
const followMouse = following(mouse);
const never = () => false;

/** Whether list and detail have room beside each other; never on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(followWide, () => matchMedia(wide).matches, never);
}

/** Whether the player points with a mouse or the like; never on the server. */
export function useMouse(): boolean {
  return useSyncExternalStore(followMouse, () => matchMedia(mouse).matches, never);
}
