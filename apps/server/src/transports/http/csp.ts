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
  /** Where the page reports its own errors. */
  readonly monitoringOrigin?: string;
  /** The page sends forms to payment pages anywhere: the popup page alone. */
  readonly opensForms?: boolean;
  /** The page frames others of our own. */
  readonly framesOwn?: boolean;
  /** Where the scripts of captchas come from and load from: the captcha's page alone. They style their own elements. */
  readonly vendorOrigins?: readonly string[];
}

/** The socket's address of the same origin: not every browser counts it to 'self'. */
function socketOrigin(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/** The Content-Security-Policy of a page: no `unsafe-inline`, no `unsafe-eval`, no foreign resource, but for captchas. */
export function pagePolicy(policy: PagePolicy): string {
  const vendors = policy.vendorOrigins;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(policy.scriptHashes ?? []), ...(vendors ?? [])],
    // Hashes would take `unsafe-inline` back.
    'style-src': vendors
      ? ["'self'", "'unsafe-inline'", ...vendors]
      : ["'self'", ...(policy.styleHashes ?? [])],
    'img-src': ["'self'", 'data:', ...(vendors ?? [])],
    'font-src': ["'self'", ...(vendors ?? [])],
    'connect-src': policy.connectsTo
      ? [
          "'self'",
          socketOrigin(policy.connectsTo),
          ...(policy.assetOrigins ?? []),
          ...(policy.monitoringOrigin ? [policy.monitoringOrigin] : []),
        ]
      : (vendors ?? ["'none'"]),
    'frame-src': policy.framesOwn ? ["'self'"] : (vendors ?? ["'none'"]),
    'frame-ancestors': policy.frameAncestors?.length ? policy.frameAncestors : ["'none'"],
    'form-action': policy.opensForms ? ['https:', 'http:'] : ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
