import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const httpUrl = z.string().check(
  z.maxLength(2048),
  z.refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'an http or https address',
  ),
);

/** What a merchant sends to have a payment created. */
export const newPayment = z.object({
  reference: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  method: text(64),
  /** Minor units as a string of digits. */
  amount: z.string().check(z.regex(/^[1-9]\d{0,29}$/)),
  currency: z.string().check(z.regex(/^[A-Z0-9]{2,10}$/)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  language: text(35),
  payer: z.object({ id: text(128), name: z.optional(text(256)), email: z.optional(text(256)) }),
  fields: z.record(z.string(), z.union([z.string().check(z.maxLength(4096)), z.number(), z.boolean()])),
  /** Token of a card that an earlier payment of this payer saved. */
  instrument: z.optional(text(128)),
  returnUrl: httpUrl,
  webhookUrl: httpUrl,
});
export type NewPayment = z.infer<typeof newPayment>;

/** A reference names an attempt; the number at its end says which of the same deposit: `dep_1`, `dep_1-2`. */
export function firstReferenceOf(reference: string): string | undefined {
  return /^(.+)-[1-9]\d?$/.exec(reference)?.[1];
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** A digest of the request that does not depend on the order of its keys. */
export function fingerprintOf(request: NewPayment): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex');
}
