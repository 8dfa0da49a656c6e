import type {
  CaptchaRules,
  CaptchaVerdict,
  CaptchaVerifier,
  FirstCaptcha,
  V3Captcha,
} from '../ports/captcha.ts';
import type { Log } from '../ports/log.ts';
import type { Telling } from './ask-vendor.ts';
import { verifyByAssessment } from './enterprise.ts';
import { verifyAtGeetest } from './geetest.ts';
import { verifyAtSite } from './site-verify.ts';

/** Verifies answers at the vendors' own doors. */
export function captchaVerifier(deps: {
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
}): CaptchaVerifier {
  const telling: Telling = {
    fetch: deps.fetch,
    tell: (vendor, reason) => deps.log.error({ vendor, reason }, 'a captcha’s vendor refused our question'),
  };
  return {
    async verify(rules, answer) {
      if (answer.kind === 'second') {
        return rules.second ? verifyAtGeetest(telling, rules.second, answer) : 'refused';
      }
      const account = rules[answer.kind];
      return account
        ? verifyToken(telling, account, answer.token, minScoreOf(rules, answer.kind))
        : 'refused';
    },
  };
}

const minScoreOf = (rules: CaptchaRules, kind: 'first' | 'v3'): number | undefined =>
  kind === 'v3' ? rules.v3?.minScore : undefined;

function verifyToken(
  telling: Telling,
  account: FirstCaptcha | V3Captcha,
  token: string,
  minScore: number | undefined,
): Promise<CaptchaVerdict> {
  return account.vendor === 'recaptchaEnterprise'
    ? verifyByAssessment(telling, account, token, minScore)
    : verifyAtSite(telling, account, token, minScore);
}
