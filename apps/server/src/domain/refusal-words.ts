import { playerText } from './player-texts.ts';

/** Codes by which providers say no more than that they declined, whatever words go with them. */
const plainRefusals: ReadonlySet<string> = new Set(['declined', 'noProvider']);

/**
 * The words of a provider's refusal: ours, in the player's language, where the code says all or no words came; else the
 * provider's own, which are in the language that it was asked in or chose.
 */
export function refusalWords(code: string, message: string | undefined, language: string): string {
  return message === undefined || plainRefusals.has(code)
    ? playerText('refusal.declined', language)
    : message;
}
