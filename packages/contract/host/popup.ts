import * as z from 'zod/mini';
import { captchaResult } from '../calls/captcha-payload.ts';

/** Messages between the widget and its popup page, by type; same origin only. */
export const popupMessages = {
  'widget-redirect-form-ready': z.optional(z.object({})),
  redirect: z.object({
    url: z.string(),
    method: z.enum(['GET', 'POST']),
    formParams: z.optional(z.record(z.string(), z.string())),
  }),
  initGeetest: z.object({ captchaId: z.string(), language: z.string() }),
  geetestResult: z.union([z.object({ result: captchaResult }), z.object({ error: z.string() })]),
} as const;

export type PopupMessageType = keyof typeof popupMessages;
export type PopupPayload<Type extends PopupMessageType> = z.infer<(typeof popupMessages)[Type]>;

/** What the page that a provider returns to tells its opener: ask the status of this deposit now. */
export const returnMessage = z.object({ type: z.literal('cashier-return') });
