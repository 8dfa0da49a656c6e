import * as z from 'zod/mini';
import { captchaResult } from '../calls/captcha-payload.ts';

/** A code of `captchaErrors`, and what the page says about it in the player's language. */
const captchaFailure = z.object({ error: z.string(), text: z.optional(z.string().check(z.maxLength(500))) });

/** Messages between the widget and its popup page, by type; same origin only. */
export const popupMessages = {
  'widget-redirect-form-ready': z.optional(z.object({})),
  redirect: z.object({
    url: z.string(),
    method: z.enum(['GET', 'POST']),
    formParams: z.optional(z.record(z.string(), z.string())),
  }),
  initGeetest: z.object({ captchaId: z.string(), language: z.string() }),
  geetestResult: z.union([z.object({ result: captchaResult }), captchaFailure]),
  /** The page of a captcha hears `initGeetest` or `initCaptcha`, from the widget or from the popup that frames it. */
  captchaReady: z.optional(z.object({})),
  /** It asks the player something now: its frame has to be seen. */
  captchaShown: z.optional(z.object({})),
  initCaptcha: z.object({ kind: z.enum(['first', 'v3']), siteKey: z.string() }),
  captchaResult: z.union([z.object({ token: z.string() }), captchaFailure]),
} as const;

export type PopupMessageType = keyof typeof popupMessages;
export type PopupPayload<Type extends PopupMessageType> = z.infer<(typeof popupMessages)[Type]>;

/** What the page that a provider returns to tells its opener: ask the status of this deposit now. */
export const returnMessage = z.object({ type: z.literal('cashier-return') });
