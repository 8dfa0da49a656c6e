import type { CaptchaError } from '@opencashier/contract/captcha-errors';

/** What a vendor's script runs in. */
export interface CaptchaRoom {
  readonly window: Window;
  /** Runs later, unless what it returns is called first. */
  after(delayMs: number, run: () => void): () => void;
  /** A question is on the page now: whoever framed it lets it be seen. */
  onShown(): void;
}

/** How a captcha ended. */
export type CaptchaEnd<Answer> = { readonly answer: Answer } | { readonly error: CaptchaError };

/** A promise for things that may be told more than once, or never. */
export function endOf<Value>(begin: (end: (value: Value) => void) => void): Promise<Value> {
  return new Promise((resolve) => begin(resolve));
}
