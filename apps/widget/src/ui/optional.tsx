import { type ComponentType, lazy } from 'react';

/** A part of a screen that comes later, and that the screen is as good without: nothing, where it can't be loaded. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
