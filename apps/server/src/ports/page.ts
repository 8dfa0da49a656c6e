import type { ReplyOf } from '@opencashier/contract/calls/define-call';
import type { sweepstakeBoxes } from '@opencashier/contract/calls/sweepstake-boxes';
import type { CaptchaScripts } from '@opencashier/contract/captcha';
import type { MethodList } from '@opencashier/contract/entities/payment-method';
import type { Brand } from './brands.ts';

/** What decides a page: address and brand alone, so that it is the same for every player. */
export interface PageRequest {
  readonly product: string;
  readonly apiPrefix: string;
  readonly brand: Brand;
  /** Path below the product, such as `/deposit`. */
  readonly path: string;
  readonly view: 'main' | 'sweep';
  /** Values that stood in the address. */
  readonly address: Partial<Record<'locale' | 'brand' | 'country' | 'currency' | 'view', string>>;
  /** The first list, where the address says whose. */
  readonly methods?: MethodList;
  /** In the sweepstakes: the coin packages beside it. */
  readonly boxes?: ReplyOf<typeof sweepstakeBoxes>;
  /** Origins that payment pages may have over plain http: none but in an evaluation. */
  readonly httpOrigins: readonly string[];
  /** Where the widget sends the errors that nobody caught; nowhere without. */
  readonly monitoringUrl?: string;
  /** The widget begins a trace with each of its calls. */
  readonly isTraced: boolean;
  /** The page may be told to log and to play a stored user: evaluations alone. */
  readonly isDebuggable: boolean;
}

/** A page, and the CSP sources (`'sha256-…'`, with quotes) of what stands inline in it. */
export interface RenderedPage {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface CaptchaPageRequest {
  readonly locale: string | undefined;
  readonly scripts: CaptchaScripts;
}

/** Writes the widget's pages; a server build of the widget stands behind it. */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  /** The page that a payment window starts with. */
  renderForm(request: Pick<PageRequest, 'product' | 'address'>): Promise<RenderedPage>;
  /** The page that the vendors' scripts of captchas run in. */
  renderCaptcha(request: CaptchaPageRequest): Promise<RenderedPage>;
}

/** A file that is served as it was built. */
export interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  /** The name carries a hash of the content: it may be kept for ever. */
  readonly isImmutable: boolean;
  /** Is it sent compressed to whoever can read that? */
  readonly isPackable: boolean;
  readonly content: Uint8Array;
}

/** Files below the product's path: scripts, styles, icons, locales, the SDK. */
export interface StaticFiles {
  find(path: string): StaticFile | undefined;
  all(): readonly StaticFile[];
}
