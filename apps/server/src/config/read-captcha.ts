import type { CaptchaRules, CaptchaScript, EnterpriseAccount, SiteVerifyAccount } from '../ports/captcha.ts';
import type { CaptchaEntry } from './captcha-entry.ts';
import { assessmentsUrl, captchaScriptOf, captchaVendors } from './captcha-vendors.ts';

type AccountEntry = NonNullable<CaptchaEntry['v3'] | CaptchaEntry['first']>;

/** How the entry's secrets and files are had; both keep what is wrong as a problem. */
export interface CaptchaSources {
  secret(entry: string, reference: string): string;
  text(entry: string, path: string): string;
}

/** Reads a brand's captchas. @param entry where they stand, for sentences about what is wrong */
export function readCaptcha(
  entry: string,
  { whenUnavailable, v3, first, second }: CaptchaEntry,
  sources: CaptchaSources,
): CaptchaRules {
  return {
    whenUnavailable,
    ...(v3 && { v3: { ...accountOf(`${entry}.v3`, v3, sources), minScore: v3.minScore } }),
    ...(first && { first: { ...accountOf(`${entry}.first`, first, sources), methods: first.methods } }),
    ...(second && {
      second: {
        captchaId: second.captchaId,
        captchaKey: sources.secret(`${entry}.second.captchaKey`, second.captchaKey),
        verifyUrl: second.verifyUrl ?? captchaVendors.geetest.verifyUrl,
        ...captchaScriptOf('geetest', second),
        ...(second.localScript && {
          localScript: sources.text(`${entry}.second.localScript`, second.localScript),
        }),
      },
    }),
  };
}

function accountOf(
  entry: string,
  account: AccountEntry,
  { secret }: CaptchaSources,
): (SiteVerifyAccount | EnterpriseAccount) & CaptchaScript {
  const { vendor, siteKey } = account;
  const script = captchaScriptOf(vendor, account);
  const verifyUrl = account.verifyUrl ?? captchaVendors[vendor].verifyUrl;
  if (account.vendor !== 'recaptchaEnterprise') {
    return {
      vendor: account.vendor,
      siteKey,
      secret: secret(`${entry}.secret`, account.secret),
      verifyUrl,
      ...script,
    };
  }
  return {
    vendor: account.vendor,
    siteKey,
    apiKey: secret(`${entry}.apiKey`, account.apiKey),
    verifyUrl: assessmentsUrl(verifyUrl, account.project),
    ...script,
  };
}
