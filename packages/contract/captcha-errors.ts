/** Everything that can go wrong with a captcha in the browser, and how it is told to host and analytics. */
export const captchaErrors = {
  'first.closed': 'The captcha was closed by the user.',
  'first.expired': 'The captcha token expired.',
  'first.unknown': 'Unknown captcha error.',
  'first.scriptUnavailable': 'Unable to load the captcha script.',
  'first.browserOnly': 'The captcha works in a browser only.',
  'first.missingSiteKey': 'The captcha has no site key.',
  'first.noEnterpriseClient': 'The captcha script has no enterprise client.',
  'second.closed': 'The captcha widget was closed by the user.',
  'second.unknown': 'Unknown captcha widget error.',
  'second.scriptUnavailable': 'Unable to load the captcha widget script.',
  'second.network': 'Network failure of the captcha widget.',
  'second.missingId': 'The captcha widget has no captcha id.',
  'second.missingData': 'The captcha widget gave no data.',
} as const;
export type CaptchaError = keyof typeof captchaErrors;

export const isCaptchaError = (code: unknown): code is CaptchaError =>
  typeof code === 'string' && Object.hasOwn(captchaErrors, code);
