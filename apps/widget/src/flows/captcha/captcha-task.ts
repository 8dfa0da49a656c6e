import { secondCaptchaLanguageDefault, secondCaptchaLanguages } from '@opencashier/contract/second-captcha';
import type { CaptchaTask } from '../../host/captcha/solve-captcha.ts';
import type { CaptchaDetails } from '../deposit/captcha-runner.ts';

/** What the captcha's page is told; an id or key that is missing is told as that error there. */
export function taskOf({ kind, siteKey = '', captchaId = '' }: CaptchaDetails, country: string): CaptchaTask {
  if (kind !== 'second') return { kind, siteKey };
  return {
    kind,
    captchaId,
    language: secondCaptchaLanguages[country.toUpperCase()] ?? secondCaptchaLanguageDefault,
  };
}
