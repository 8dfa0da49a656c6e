/** Modules that the build makes; see `apps/widget/build`. */
declare module 'virtual:inline-scripts' {
  export const earlyScript: string;
  export const formScript: string;
  export const captchaScript: string;
}

declare module 'virtual:locales' {
  import type { Messages } from '@lingui/core';
  /** Changes when any text does. */
  export const localesVersion: string;
  /** All languages by their names, those of areas as `account/ar`, in the renderer; none in the browser. */
  export const catalogues: Readonly<Record<string, Messages>>;
}

declare module 'virtual:client-assets' {
  import type { EntryAssets } from './page-assets.ts';
  export const clientAssets: EntryAssets;
}
