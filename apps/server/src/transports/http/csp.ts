/** What a page of ours may do; everything that is not named here is forbidden to it. */
export interface PagePolicy {
  /** Sources with their quotes, `'sha256-…'`. */
  readonly scriptHashes?: readonly string[];
  readonly styleHashes?: readonly string[];
  /** Origins that may frame the page; nobody unless named. */
  readonly frameAncestors?: readonly string[];
  /** The page asks the server: over HTTP and by a socket of the same origin. */
  readonly connectsTo?: string;
  /** The operator's own origins, from which the page may fetch the short texts that its catalogue names. */
  readonly assetOrigins?: readonly string[];
  /** The page sends forms to payment pages anywhere: the popup page alone. */
  readonly opensForms?: boolean;
  /** The page frames others of our own. */
  readonly framesOwn?: boolean;
}

/** The socket's address of the same origin: not every browser counts it to 'self'. */
function socketOrigin(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/** The Content-Security-Policy of a page: no `unsafe-inline`, no `unsafe-eval`, no foreign resource. */
export function pagePolicy(policy: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(policy.scriptHashes ?? [])],
    'style-src': ["'self'", ...(policy.styleHashes ?? [])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': policy.connectsTo
      ? ["'self'", socketOrigin(policy.connectsTo), ...(policy.assetOrigins ?? [])]
      : ["'none'"],
    'frame-src': policy.framesOwn ? ["'self'"] : ["'none'"],
    'frame-ancestors': policy.frameAncestors?.length ? policy.frameAncestors : ["'none'"],
    'form-action': policy.opensForms ? ['https:', 'http:'] : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
