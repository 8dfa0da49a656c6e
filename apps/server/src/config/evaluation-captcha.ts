import * as z from 'zod/mini';
import type { CaptchaRules } from '../ports/captcha.ts';
import { assessmentsUrl, captchaScriptOf } from './captcha-vendors.ts';

const names = ['geetest', 'recaptcha', 'recaptcha-enterprise', 'hcaptcha'] as const;

/** The captchas of an evaluation, by the vendors whose doubles the sandbox has. */
export const evaluationCaptcha = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((part) => part.trim())),
  ),
  z.array(z.enum(names)),
);

/** In the demo the first captcha is asked for with this method, since no list names one. */
const firstMethods = ['sepa_instant'];
const minScore = 0.5;

/**
 * Captchas at the sandbox's doubles; the key of its API is their secret.
 * @param vendors none for an evaluation without captchas
 */
export function sandboxCaptchas(
  vendors: readonly (typeof names)[number][] | undefined,
  sandboxUrl: string,
  secret: string,
): CaptchaRules | undefined {
  if (!vendors || vendors.length === 0) return undefined;
  const at = (path: string) => `${sandboxUrl}/captcha${path}`;
  const script = (path: string) => captchaScriptOf('recaptcha', { scriptUrl: at(path) });
  const classic = {
    vendor: 'recaptcha' as const,
    siteKey: 'sandbox-recaptcha',
    secret,
    verifyUrl: at('/recaptcha/siteverify'),
    ...script('/recaptcha/api.js'),
  };
  const enterprise = {
    vendor: 'recaptchaEnterprise' as const,
    siteKey: 'sandbox-enterprise',
    apiKey: secret,
    verifyUrl: assessmentsUrl(at('/recaptcha'), 'sandbox'),
    ...script('/recaptcha/enterprise.js'),
  };
  const hcaptcha = {
    vendor: 'hcaptcha' as const,
    siteKey: 'sandbox-hcaptcha',
    secret,
    verifyUrl: at('/hcaptcha/siteverify'),
    ...script('/hcaptcha/1/api.js'),
  };
  const plain = vendors.includes('recaptcha') ? classic : undefined;
  const scored = vendors.includes('recaptcha-enterprise') ? enterprise : plain;
  const asked = vendors.includes('hcaptcha') ? hcaptcha : scored;
  return {
    whenUnavailable: 'refuse',
    ...(scored && { v3: { ...scored, minScore } }),
    ...(asked && { first: { ...asked, methods: firstMethods } }),
    ...(vendors.includes('geetest') && {
      second: {
        captchaId: 'sandbox-geetest',
        captchaKey: secret,
        verifyUrl: at('/geetest/validate'),
        ...script('/geetest/v4/gt4.js'),
      },
    }),
  };
}
