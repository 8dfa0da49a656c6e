/**
 * Parts of the texts that only some screens need. Each is a file of its own per language, in the folder of its name
 * beside the others, and arrives together with the code of those screens:
 * `account` withdrawals, history, limits and pauses; `invoice` what follows a created deposit; `sweepstake` coin
 * packages and redemption. In this order a text stands over one of the same name: the sweepstakes say some texts of others
 * in their own words, as a withdrawal is a redemption there.
 */
export const textAreas = ['account', 'invoice', 'sweepstake'] as const;
export type ScreenTextArea = (typeof textAreas)[number];

/** Texts that the server writes into pages of their own, and no screen uses: `captcha` those of the captcha's page. */
export const pageTextAreas = ['captcha'] as const;

export type TextArea = ScreenTextArea | (typeof pageTextAreas)[number];
