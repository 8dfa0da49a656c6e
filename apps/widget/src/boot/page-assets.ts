/** Files of one entry of the browser build, relative to the widget's path prefix. */
export interface EntryAssets {
  readonly script: string;
  /** Chunks that the script imports statically. */
  readonly preloads: readonly string[];
  /** Chunks of the visit behind the first screen, which the script asks for once the list is taken over. */
  readonly visit: readonly string[];
  /** Text of the styles that the entry needs, to be put into the page. */
  readonly css: string;
  /** What the first screen of the sweepstakes needs beside these. */
  readonly sweepstake: { readonly preloads: readonly string[]; readonly css: string };
}
