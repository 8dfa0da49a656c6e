import { checkSync } from 'recheck';

const maxLength = 200;
const known = new Map<string, string | undefined>();

function judge(regex: string): string | undefined {
  if (regex.length > maxLength) return `is longer than ${maxLength} characters`;
  if (!regex.startsWith('^') || !regex.endsWith('$'))
    return 'must match the whole text: start with ^ and end with $';
  try {
    new RegExp(regex, 'u');
  } catch (error) {
    return `is not valid in unicode mode: ${(error as Error).message}`;
  }
  const verdict = checkSync(regex, 'u', { timeout: 5_000 });
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable'
    ? `takes ${verdict.complexity.type} time`
    : 'could not be shown to be fast';
}

/** Why a regex may not go to a player's browser, or nothing: valid in unicode mode, whole-text, short, never slow. */
export function regexProblem(regex: string): string | undefined {
  if (!known.has(regex)) known.set(regex, judge(regex));
  return known.get(regex);
}
