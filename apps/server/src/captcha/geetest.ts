import { createHmac } from 'node:crypto';
import type { CaptchaVerdict, SecondAnswer, SecondCaptcha } from '../ports/captcha.ts';
import { askVendor, type Telling } from './ask-vendor.ts';

/** GeeTest's sign of an answer: HMAC-SHA256 of its lot number under the captcha's key, in hex. */
export function signLot(lotNumber: string, captchaKey: string): string {
  return createHmac('sha256', captchaKey).update(lotNumber).digest('hex');
}

/** GeeTest v4's second check, as its documentation has it: a form to `validate` with the captcha's id in the address. */
export async function verifyAtGeetest(
  { fetch, tell }: Telling,
  { captchaId, captchaKey, verifyUrl }: SecondCaptcha,
  answer: SecondAnswer,
): Promise<CaptchaVerdict> {
  const url = new URL(verifyUrl);
  url.searchParams.set('captcha_id', captchaId);
  const { status, reply } = await askVendor(fetch, {
    url: url.href,
    body: new URLSearchParams({
      lot_number: answer.lotNumber,
      captcha_output: answer.captchaOutput,
      pass_token: answer.passToken,
      gen_time: answer.genTime,
      sign_token: signLot(answer.lotNumber, captchaKey),
    }),
  });
  if (!reply || status >= 500) return 'unavailable';
  if (reply.result === 'success') return 'passed';
  if (reply.result === 'fail') return 'refused';
  // An answer that makes no sense is told as an error of the request, and so is a key that does not fit the id.
  if (reply.status !== 'error') return 'unavailable';
  tell('geetest', `${String(reply.code)} ${String(reply.msg)}`.slice(0, 200));
  return 'refused';
}
