import { captchaAction } from '@opencashier/contract/captcha';
import type { CaptchaVerdict, EnterpriseAccount } from '../ports/captcha.ts';
import { askVendor, partOf, type Telling } from './ask-vendor.ts';

/**
 * An assessment of reCAPTCHA Enterprise. The API's key goes in a header, since addresses end in logs.
 * @param minScore of a v3 token, which has to be made for our action as well
 */
export async function verifyByAssessment(
  { fetch, tell }: Telling,
  { vendor, siteKey, apiKey, verifyUrl }: EnterpriseAccount,
  token: string,
  minScore?: number,
): Promise<CaptchaVerdict> {
  const { status, reply } = await askVendor(fetch, {
    url: verifyUrl,
    headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
    body: JSON.stringify({
      event: { token, siteKey, ...(minScore === undefined ? {} : { expectedAction: captchaAction }) },
    }),
  });
  // 400 is an answer that cannot be read; 401 and 403 are a key that may not ask.
  if (status === 400) return 'refused';
  if (status === 401 || status === 403) {
    tell(vendor, `status ${status}`);
    return 'refused';
  }
  if (!reply || status !== 200 || typeof reply.tokenProperties !== 'object') return 'unavailable';
  const { valid, action } = partOf(reply, 'tokenProperties');
  if (valid !== true) return 'refused';
  if (minScore === undefined) return 'passed';
  const { score } = partOf(reply, 'riskAnalysis');
  const isGood = typeof score === 'number' && score >= minScore && action === captchaAction;
  return isGood ? 'passed' : 'refused';
}
