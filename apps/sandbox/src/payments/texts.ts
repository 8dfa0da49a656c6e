/** A text for the player in the languages that the sandbox speaks. */
export type Text = Readonly<Record<'en' | 'ar', string>>;

/** The text in the player's language, else English. */
export function textIn(language: string, text: Text): string {
  return language.toLowerCase().startsWith('ar') ? text.ar : text.en;
}
