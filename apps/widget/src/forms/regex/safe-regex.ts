import { linearMatcher } from './linear-matcher.ts';
import { parsePattern } from './parse-pattern.ts';

/** Longer patterns are not run. */
const maxPatternLength = 512;
/** Longer texts match nothing: no field holds as much. */
export const maxTextLength = 512;

const known = new Map<string, ((text: string) => boolean) | undefined>();

function compiled(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > maxPatternLength) return undefined;
  try {
    // The browser judges the syntax; our own matcher runs it, since the browser's may take years.
    new RegExp(pattern, 'u');
    return linearMatcher(parsePattern(pattern));
  } catch {
    return undefined;
  }
}

/**
 * Does the text match a pattern that somebody else wrote (unicode mode)? Linear in time and never throws.
 * A pattern that is invalid, too long or looks around accepts every text: the server has the last word.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  if (!known.has(pattern)) known.set(pattern, compiled(pattern));
  if (text.length > maxTextLength) return false;
  return known.get(pattern)?.(text) ?? true;
}
