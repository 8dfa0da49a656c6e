import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { variantsOf } from '../../../packages/contract/entities/available-locales.ts';
import { root } from '../root.mjs';
import { readJson } from './sources.ts';

/** Words of the trade that a language says in one way everywhere. */
export const terms = [
  'deposit',
  'withdrawal',
  'redemption',
  'redeem',
  'fee',
  'balance',
  'bonus',
  'wager',
  'wallet',
  'network',
  'address',
  'memo',
  'amount',
  'limit',
  'method',
  'provider',
  'receipt',
  'reference',
  'cash',
  'bank card',
  'bank transfer',
  'gold coins',
  'sweep coins',
  'sweepstakes',
  'coin package',
] as const;

/** What is known of a language beside its texts. */
const shape = z.strictObject({
  /** Its own name. */
  name: z.string().check(z.minLength(1)),
  /** How players are addressed, and other choices of style, in English. */
  style: z.string().check(z.minLength(1)),
  /** Who has read all texts as a native speaker, and when; null while nobody has. */
  reviewed: z.nullable(z.strictObject({ by: z.string(), on: z.iso.date() })),
  terms: z.partialRecord(z.enum(terms), z.string().check(z.minLength(1))),
  /** Keys whose text is rightly the English one. */
  sameAsEnglish: z._default(z.array(z.string()), []),
});

export type LanguageRecord = z.infer<typeof shape>;

export const recordFile = (locale: string): string => `docs/languages/${locale}.json`;

interface ReadRecord {
  readonly record: LanguageRecord | undefined;
  readonly sameAsEnglish: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** The record of a language; a variant keeps to the words of its language where it has none of its own. */
export function readRecord(locale: string): ReadRecord {
  const file = recordFile(locale);
  const none = { record: undefined, sameAsEnglish: new Set<string>() };
  if (!existsSync(join(root, file))) return { ...none, problems: [`${file}: is missing.`] };
  const parsed = shape.safeParse(readJson(file));
  if (!parsed.success)
    return {
      ...none,
      problems: parsed.error.issues.map(({ path, message }) => `${file}: ${path.join('.')} ${message}.`),
    };
  const record = parsed.data;
  const language = variantsOf[locale];
  const lacking = language === undefined ? terms.filter((term) => record.terms[term] === undefined) : [];
  return {
    record,
    sameAsEnglish: new Set([
      ...record.sameAsEnglish,
      ...(language ? readRecord(language).sameAsEnglish : []),
    ]),
    problems: lacking.map((term) => `${file}: has no word for "${term}".`),
  };
}
