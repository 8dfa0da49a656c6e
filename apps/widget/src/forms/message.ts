export type TextValues = Readonly<Record<string, string | number>>;

/** A text that is not translated yet: its key, and what stands in it. */
export interface Message {
  readonly key: string;
  readonly values?: TextValues;
}
