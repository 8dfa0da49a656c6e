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

/** The largest body or socket message, in bytes: a create with all its captcha fields and form fields fits well. */
export const maxPayloadBytes = 131_072;
