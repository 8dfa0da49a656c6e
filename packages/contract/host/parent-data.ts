import * as z from 'zod/mini';
import { bonusList } from '../entities/bonus.ts';
import { user, widgetViewType } from '../entities/user.ts';

export const transportKind = z.enum(['socket', 'http']);
export type TransportKind = z.infer<typeof transportKind>;

/** The operator's look: names of design tokens (without the leading dashes) to CSS values, and the ground theme. */
export const theme = z.object({
  mode: z.optional(z.enum(['light', 'dark'])),
  tokens: z.optional(
    z.record(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)), z.string().check(z.maxLength(256))),
  ),
});
export type Theme = z.infer<typeof theme>;

export const experiment = z.object({ key: z.string(), group: z.string() });

/** What the host page or the native app tells the widget about the visit: the payload of `loaded`. */
export const parentData = z.object({
  bonusId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  bonusList: z._default(bonusList, []),
  closingButton: z._default(z.boolean(), true),
  cryptoBonus: z.optional(z.boolean()),
  experiments: z._default(z.array(experiment), []),
  host: z.optional(z.string()),
  schema: z.optional(z.string()),
  token: z.optional(z.string().check(z.maxLength(8192))),
  xOrigin: z.optional(z.string()),
  userId: z.optional(z.union([z.string(), z.number()])),
  partnerKey: z.optional(z.string()),
  widgetViewType: z._default(widgetViewType, 'main'),
  transport: z._default(transportKind, 'socket'),
  platformVersion: z._default(z.string(), 'redesign'),
  pwa: z.optional(z.boolean()),
  isMobileApp: z.optional(z.boolean()),
  geetestCaptchaId: z.optional(z.string()),
  user: z.optional(user),
  locale: z.optional(z.string().check(z.maxLength(35))),
  theme: z.optional(theme),
  /** The host page was loaded anew while the widget stood in it: the form that was open comes back. */
  isReload: z.optional(z.boolean()),
});
export type ParentData = z.infer<typeof parentData>;
/** The same before defaults: what a host may leave out. */
export type ParentDataInput = z.input<typeof parentData>;
