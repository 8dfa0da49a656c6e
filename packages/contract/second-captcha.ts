/** Limits of the second captcha. The n-th attempt, counted from nought, waits n times `waitMs` before it begins. */
export const secondCaptcha = {
  timeoutMs: 30_000,
  attempts: 4,
  waitMs: 500,
  /** So many attempts take the operator's own copy of the script; those after them the vendor's. */
  localAttempts: 2,
  /** The vendor's main script did not arrive: its script keeps that state, so another try takes a fresh one. */
  networkErrorCode: '60204',
} as const;

/** Languages of the second captcha by the player's country. */
export const secondCaptchaLanguages: Readonly<Record<string, string>> = {
  IN: 'eng',
  AR: 'spa',
  BD: 'eng',
  ID: 'ind',
  CL: 'spa',
  EC: 'spa',
  CI: 'fra',
  PE: 'spa',
  PH: 'eng',
  CO: 'spa',
};
/** Where the country names none. */
export const secondCaptchaLanguageDefault = 'eng';
