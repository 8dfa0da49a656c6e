import { captchaAction } from '@opencashier/contract/captcha';
import type { CaptchaVerdict, SiteVerifyAccount } from '../ports/captcha.ts';
import { askVendor, type Telling } from './ask-vendor.ts';

/** Errors that say that the secret is wrong, not the answer. */
const ownFaults: ReadonlySet<string> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
]);

/**
 * The `siteverify` door of reCAPTCHA and hCaptcha: a form with secret and token.
 * @param minScore of a v3 token, which has to be made for our action as well
 */
export async function verifyAtSite(
  { fetch, tell }: Telling,
  { vendor, siteKey, secret, verifyUrl }: SiteVerifyAccount,
  token: string,
  minScore?: number,
): Promise<CaptchaVerdict> {
  const form = new URLSearchParams({ secret, response: token });
  if (vendor === 'hcaptcha') form.set('sitekey', siteKey);
  const { status, reply } = await askVendor(fetch, { url: verifyUrl, body: form });
  if (!reply || status >= 500 || typeof reply.success !== 'boolean') return 'unavailable';
  const errors = Array.isArray(reply['error-codes']) ? reply['error-codes'].map(String) : [];
  if (errors.some((code) => ownFaults.has(code))) tell(vendor, errors.join(', '));
  if (!reply.success) return 'refused';
  if (minScore === undefined) return 'passed';
  const { score, action } = reply;
  const isGood = typeof score === 'number' && score >= minScore && action === captchaAction;
  return isGood ? 'passed' : 'refused';
}
