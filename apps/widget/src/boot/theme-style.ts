import type { Theme } from '@opencashier/contract/host/parent-data';

/** The operator's tokens as custom properties. What could end the declaration or the element is left out. */
export function themeStyle(theme: Theme | undefined): string {
  const declarations = Object.entries(theme?.tokens ?? {})
    .filter(([name, value]) => /^[a-z][a-z0-9-]*$/.test(name) && !/[<>{};\\]/.test(value))
    .map(([name, value]) => `--${name}:${value}`);
  // Both themes set their tokens on a root with an attribute: the operator's have to be as specific.
  return declarations.length > 0 ? `:root[data-theme]{${declarations.join(';')}}` : '';
}
