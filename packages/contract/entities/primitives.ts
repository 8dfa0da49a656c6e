import * as z from 'zod/mini';

/** Major units, as a JSON number; the server takes its shortest decimal form exactly. */
export const amount = z.number();
/** ISO 4217 code or the code of a coin or token. */
export const currencyCode = z.string().check(z.regex(/^[A-Z0-9]{2,10}$/));
/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
/** A country's region by ISO 3166-2, such as `US-WA`. */
export const regionCode = z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/));
/** Name of a payment method in the catalogue. */
export const methodName = z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/));
/** A deposit's id is a string of ours; 0 stands for "none yet" in the p2p flow. */
export const depositId = z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.literal(0)]);
/** A withdrawal's id. */
export const withdrawalId = z.string().check(z.minLength(1), z.maxLength(64));
/** An opaque text of bounded length, for ids that others give us. */
export const opaqueId = z.string().check(z.minLength(1), z.maxLength(128));
/** Values of form fields by name. */
export const fieldValues = z.record(
  z.string().check(z.maxLength(64)),
  z.union([z.string().check(z.maxLength(4096)), z.number(), z.boolean()]),
);
/** A point in time, ISO 8601 with zone. */
export const timestamp = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/));
/** Texts by language code. */
export const localisedText = z.record(z.string(), z.string());
