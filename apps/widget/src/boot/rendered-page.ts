import { createHash } from 'node:crypto';

/** A page, and what its policy has to allow of it. */
export interface RenderedPage {
  /** The whole document. */
  readonly html: string;
  /** CSP sources of the inline scripts, as `'sha256-…'` with quotes. */
  readonly scriptHashes: readonly string[];
  /** CSP sources of the inline styles. */
  readonly styleHashes: readonly string[];
}

/** The CSP source of an inline script or style. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
