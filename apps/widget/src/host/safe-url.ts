/** Schemes that run code or read what is not ours; denied whatever else is allowed. */
const denied = new Set([
  'javascript:',
  'data:',
  'file:',
  'blob:',
  'about:',
  'chrome:',
  'vbscript:',
  'intent:',
  'android-app:',
  'content:',
  'filesystem:',
  'view-source:',
]);

export interface UrlAllowance {
  /** Schemes of apps that the method declares, with or without the colon. */
  readonly deepLinkSchemes?: readonly string[] | undefined;
  /** Origins that may be http, for development; `http://localhost:*` is any port. */
  readonly httpOrigins?: readonly string[] | undefined;
}

/** May the player be sent there? https, the method's own deep links, and http only where configured. */
export function isSafeUrl(url: string, allowance: UrlAllowance = {}): boolean {
  const parsed = parse(url);
  if (!parsed || denied.has(parsed.protocol)) return false;
  if (parsed.protocol === 'https:') return true;
  if (parsed.protocol === 'http:') return isHttpAllowed(parsed, allowance.httpOrigins ?? []);
  return (allowance.deepLinkSchemes ?? []).some(
    (scheme) => scheme.replace(/:$/, '').toLowerCase() === parsed.protocol.slice(0, -1),
  );
}

function isHttpAllowed({ origin, hostname }: URL, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || allowed.includes(`http://${hostname}:*`);
}

/** Is the address at least none of those that are never opened? For pages that get it from the widget, which checked it. */
export function isDeniedUrl(url: string): boolean {
  const parsed = parse(url);
  return !parsed || denied.has(parsed.protocol);
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
