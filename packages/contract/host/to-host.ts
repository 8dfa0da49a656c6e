import * as z from 'zod/mini';
import { analyticsEvent } from './analytics-event.ts';

const empty = z.optional(z.object({}));
const text = z.string();

/**
 * What the widget tells its host, by type, each with the schema of its payload.
 * Only `Loaded` and `initError` may leave before the host's origin is known, since they carry nothing of the player.
 */
export const toHost = {
  Loaded: z.object({ version: text }),
  init: empty,
  fullLoaded: empty,
  close: empty,
  displayError: z.object({ message: text, stack: z.optional(text), code: z.optional(text) }),
  socketReconnectAttempt: z.object({ attempt: z.number() }),
  tokenExpired: empty,
  onLocaleError: z.object({ locale: text, key: z.optional(text), message: z.optional(text) }),
  initError: z.object({ code: text, message: z.optional(text) }),
  copyToBuffer: z.object({ text }),
  redirect: z.object({
    url: text,
    method: z.optional(z.enum(['GET', 'POST'])),
    formParams: z.optional(z.record(text, text)),
  }),
  depositStatus: z.object({
    depositId: text,
    status: z.enum(['accepted', 'mistaked', 'processed', 'waiting']),
    amount: z.optional(z.number()),
    currency: z.optional(text),
  }),
  withdrawalStatus: z.object({
    withdrawalId: text,
    status: z.enum(['accepted', 'mistaked', 'processed', 'waiting']),
  }),
  resize: z.object({ height: z.number() }),
  analytics: analyticsEvent,
} as const;

export type ToHostType = keyof typeof toHost;
export type ToHostPayload<Type extends ToHostType> = z.infer<(typeof toHost)[Type]>;
export type ToHostMessage = {
  [Type in ToHostType]: { readonly type: Type; readonly payload?: ToHostPayload<Type> };
}[ToHostType];
