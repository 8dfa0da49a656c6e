/** What a player reads of a refusal that has a name of its own, by language; English where a language has no words. */
const declined: Readonly<Record<string, string>> = {
  en: 'The payment was declined.',
  ar: 'رُفضت عملية الدفع.',
};

/** Codes by which providers say no more than that they declined, whatever words go with them. */
const plainRefusals: ReadonlySet<string> = new Set(['declined', 'noProvider']);

/**
 * The words of a provider's refusal: ours, in the player's language, where the code says all or no words came; else the
 * provider's own, which are in the language that it was asked in or chose.
 */
export function refusalWords(code: string, message: string | undefined, language: string): string {
  const [base = 'en'] = language.split('-');
  const own = declined[base] ?? declined.en ?? code;
  return message === undefined || plainRefusals.has(code) ? own : message;
}
