import type { CallFailure } from '../use-cases/use-case.ts';

/** Nothing in the contract is nested deeper. */
const maxDepth = 16;

/**
 * May this parsed JSON go on to validation? Keys that reach an object's prototype and depths that nobody needs
 * are refused before any code walks over them.
 */
export function isSafePayload(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (depth >= maxDepth || ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return false;
  if (Array.isArray(value)) return value.every((item) => isSafePayload(item, depth + 1));
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && key !== 'constructor' && isSafePayload(item, depth + 1),
  );
}

/** No database keeps an end of text, nor half of a character. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Where a text stands that can't be kept: a path of names, empty for a name at the top. */
function unstorableAt(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = isStorable(key) ? unstorableAt(item, [...path, key]) : path.join('.');
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Why this parsed JSON may not go on to validation, or nothing. */
export function payloadFailure(value: unknown): CallFailure | undefined {
  if (!isSafePayload(value)) {
    return { code: 'body.malformed', message: 'The payload has keys or depths that no call has.' };
  }
  const path = unstorableAt(value);
  if (path === undefined) return undefined;
  const details = [{ path, message: 'has a character that can’t be kept' }];
  return { code: 'validation.failed', message: 'The payload does not have the shape of this call.', details };
}

/** The largest body or socket message, in bytes: a create with all its captcha fields and form fields fits well. */
export const maxPayloadBytes = 131_072;
