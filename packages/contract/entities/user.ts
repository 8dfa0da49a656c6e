import * as z from 'zod/mini';
import { amount, countryCode, currencyCode } from './primitives.ts';

export const platform = z.enum(['desktop', 'mobile', 'android', 'ios']);
export type Platform = z.infer<typeof platform>;

export const widgetViewType = z.enum(['main', 'sweep']);
export type WidgetViewType = z.infer<typeof widgetViewType>;

const text = z.optional(z.nullable(z.string()));
const count = z.optional(z.nullable(z.number()));

const balance = z.object({ amount, currency: currencyCode });

/** The signed-in player, as host, native app and server describe one. Display only: the server goes by the token. */
export const user = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  id_user: z.optional(z.union([z.string(), z.number()])),
  hash_id: text,
  activity: z.optional(z.unknown()),
  address: text,
  balanceData: z.optional(z.object({ primary: balance, bonus: z.optional(balance) })),
  birthday: text,
  bk_type: text,
  country: z.optional(countryCode),
  currency: z.optional(currencyCode),
  deposits_calc_count: count,
  deposits_calc_time: text,
  email: text,
  firstdeposit_time: text,
  lang: z.optional(z.string()),
  last_ip: text,
  last_ip_country: text,
  meta: z.optional(z.unknown()),
  name: text,
  note: text,
  paymentGeo: z.optional(countryCode),
  platform: z.optional(platform),
  partner_key: text,
  passport: text,
  passport_by: text,
  phone: text,
  poker_nickname: text,
  regulated_domain_id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  role: count,
  tg_id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  time_registration: text,
  timezone: text,
  token: z.optional(z.string()),
  widgetViewType: z.optional(widgetViewType),
});
export type User = z.infer<typeof user>;
